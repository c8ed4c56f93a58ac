-- How the name of an account looks, whatever letters it is written with: no two accounts look alike, and no guest looks like one.
ALTER TABLE people ADD COLUMN likeness TEXT;
CREATE UNIQUE INDEX people_by_likeness ON people (likeness);

-- Until when whoever runs the server keeps somebody out, or silent.
ALTER TABLE people ADD COLUMN banned_until BIGINT NOT NULL DEFAULT 0;
ALTER TABLE people ADD COLUMN silent_until BIGINT NOT NULL DEFAULT 0;

-- Whether a line was said by somebody who watched a game that ran: the players do not hear it.
ALTER TABLE chat ADD COLUMN aside BIGINT NOT NULL DEFAULT 0;

-- Whom a person does not want to hear.
CREATE TABLE mutes (
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    muted  TEXT NOT NULL,
    PRIMARY KEY (person, muted)
);
CREATE INDEX mutes_by_muted ON mutes (muted);

-- Lines of chat that somebody complained about, as they were said.
CREATE TABLE reports (
    table_id TEXT NOT NULL,
    number   BIGINT NOT NULL,
    person   TEXT NOT NULL,
    author   TEXT NOT NULL,
    made     BIGINT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, number, person)
);
CREATE INDEX reports_by_time ON reports (made);

-- Sign-ins and what else concerns the safety of an account, with the address it came from.
CREATE TABLE audit (
    id      TEXT PRIMARY KEY,
    made    BIGINT NOT NULL,
    what    TEXT NOT NULL,
    person  TEXT,
    address TEXT
);
CREATE INDEX audit_by_time ON audit (made);
CREATE INDEX audit_by_person ON audit (person);
