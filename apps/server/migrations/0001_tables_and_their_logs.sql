-- A table is its log. Entries are JSON; they hold secrets of the games and hashes of guests, never a token.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL -- Seconds since 1970.
) STRICT;

-- The primary key is what keeps two writers from writing the same position.
CREATE TABLE log (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    entry    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
