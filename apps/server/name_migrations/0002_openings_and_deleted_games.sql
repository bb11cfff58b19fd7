-- How often another device has become the same guest, by a code or a passkey, and when last: the others are told.
ALTER TABLE names ADD COLUMN opened INTEGER NOT NULL DEFAULT 0;
ALTER TABLE names ADD COLUMN opened_s INTEGER;

-- Games whose results their owner has deleted: nobody who is this guest is told of them any more.
CREATE TABLE deleted_games (
    account  BLOB    NOT NULL REFERENCES names (account) ON DELETE CASCADE,
    table_id TEXT    NOT NULL,
    game     INTEGER NOT NULL,
    PRIMARY KEY (account, table_id, game)
) STRICT, WITHOUT ROWID;
