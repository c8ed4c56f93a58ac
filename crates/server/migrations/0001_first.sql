-- One schema for SQLite and PostgreSQL: text, bigint, and nothing that only one of them knows.
-- Times are milliseconds since 1970; truth values are 0 and 1.

CREATE TABLE people (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    -- The name in lower case, for those who have a password: no two of them are called alike.
    account  TEXT UNIQUE,
    password TEXT,
    created  BIGINT NOT NULL
);

CREATE TABLE sessions (
    id      TEXT PRIMARY KEY,
    -- SHA-256 of the cookie: who reads the database cannot sign in with it.
    token   TEXT NOT NULL UNIQUE,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    used    BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);

CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    opening    TEXT NOT NULL,
    -- What the lists show, kept in step with the entries.
    game       TEXT NOT NULL,
    stage      TEXT NOT NULL,
    visibility TEXT NOT NULL,
    occupants  TEXT NOT NULL,
    clock      TEXT NOT NULL,
    moves      BIGINT NOT NULL,
    changed    BIGINT NOT NULL,
    -- The number of the last entry, and the check sum of the position after it.
    number     BIGINT NOT NULL,
    checksum   TEXT,
    -- What has to be done without anybody asking.
    bots_wait  BIGINT NOT NULL,
    deadline   BIGINT,
    -- The table as it stood after an earlier entry, so that a load does not replay the game.
    saved      TEXT
);
CREATE INDEX tables_in_lobby ON tables (visibility, stage, changed);
CREATE INDEX tables_by_deadline ON tables (deadline);
CREATE INDEX tables_by_bots ON tables (bots_wait);

-- The truth: all changes of all tables. Two processes can never both write number 57.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    person   TEXT,
    dedup    TEXT,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE UNIQUE INDEX entries_once ON entries (table_id, person, dedup);

-- Who plays or has played where.
CREATE TABLE players (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   TEXT NOT NULL,
    seated   BIGINT NOT NULL,
    waits    BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX players_by_person ON players (person);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    made     BIGINT NOT NULL,
    person   TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_by_person ON chat (person);
