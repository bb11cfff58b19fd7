-- Who has kept a name. Nothing here opens a seat by itself: a guest's secret lies sealed under a key that follows from
-- the recovery code, and of both there is only a hash.
CREATE TABLE names (
    account   BLOB    NOT NULL PRIMARY KEY, -- Random; what a passkey calls its user.
    guest     BLOB    NOT NULL UNIQUE,      -- Hash of the guest's secret.
    name      TEXT    NOT NULL,
    made_s    INTEGER NOT NULL,             -- Seconds since 1970.
    code      BLOB    NOT NULL UNIQUE,      -- Hash of the recovery code.
    sealed    BLOB    NOT NULL,             -- The secret, under the code.
    entrusted BLOB                          -- The secret, under the house's own key; only while there are passkeys.
) STRICT;

CREATE TABLE passkeys (
    id      BLOB    NOT NULL PRIMARY KEY,
    account BLOB    NOT NULL REFERENCES names (account) ON DELETE CASCADE,
    passkey TEXT    NOT NULL, -- Public key and counter, as the library writes them.
    made_s  INTEGER NOT NULL
) STRICT;

CREATE INDEX passkeys_of ON passkeys (account);

-- The tables at which a kept name has sat.
CREATE TABLE sittings (
    account  BLOB    NOT NULL REFERENCES names (account) ON DELETE CASCADE,
    table_id TEXT    NOT NULL,
    sat_s    INTEGER NOT NULL,
    PRIMARY KEY (account, table_id)
) STRICT, WITHOUT ROWID;
