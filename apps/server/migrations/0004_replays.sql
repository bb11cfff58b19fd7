-- The link to a finished game, for whoever was given it. Without its row a link leads nowhere.
CREATE TABLE replays (
    id       TEXT    NOT NULL PRIMARY KEY, -- 130 random bits.
    table_id TEXT    NOT NULL REFERENCES tables (id),
    game     INTEGER NOT NULL,             -- Which game of the table, the first being 1.
    made_at  INTEGER NOT NULL,             -- Seconds since 1970.
    UNIQUE (table_id, game)
) STRICT;

-- Whose cards may be seen in a game that keeps them secret: their owner has said so.
CREATE TABLE cards_shown (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    game     INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    PRIMARY KEY (table_id, game, seat)
) STRICT, WITHOUT ROWID;
