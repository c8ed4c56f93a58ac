-- What became of each seat of a game that was played to its end.
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    -- The person; none for a bot, and for somebody who is gone.
    person   TEXT,
    -- The level of a bot.
    bot      TEXT,
    game     TEXT NOT NULL,
    seats    BIGINT NOT NULL,
    score    BIGINT NOT NULL,
    place    BIGINT NOT NULL,
    -- 0, 1, or nothing where there was nobody to win against.
    won      BIGINT,
    -- Where the points come from, as JSON.
    sources  TEXT NOT NULL,
    -- Whether it counts for ratings.
    rated    BIGINT NOT NULL,
    ended    BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_person ON results (person);
CREATE INDEX results_by_game ON results (game, ended);
CREATE INDEX results_by_rated ON results (game, rated, ended);

-- Whether anybody at the table has asked for advice: then its game does not count for ratings.
ALTER TABLE tables ADD COLUMN hinted BIGINT NOT NULL DEFAULT 0;

-- Whether the name of an account may stand among the leaders.
ALTER TABLE people ADD COLUMN listed BIGINT NOT NULL DEFAULT 0;

-- What people made of the dailies: the first result of each counts.
CREATE TABLE dailies (
    day     BIGINT NOT NULL,
    game    TEXT NOT NULL,
    company TEXT NOT NULL,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    score   BIGINT NOT NULL,
    place   BIGINT NOT NULL,
    made    BIGINT NOT NULL,
    PRIMARY KEY (day, game, company, person)
);
CREATE INDEX dailies_by_person ON dailies (person, day);
