-- The private key with which this server signs what it sends to push services (VAPID), in base64url. One row, made at the first start.
CREATE TABLE push_key (
    id      BIGINT PRIMARY KEY,
    private TEXT NOT NULL
);

-- What a person wants to be told, and when, as JSON.
CREATE TABLE wishes (
    person TEXT PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE,
    wishes TEXT NOT NULL
);

-- Where a person is told: a browser that has agreed, with its keys, which ends with its session; or an address of their own, without either.
CREATE TABLE channels (
    id      TEXT PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    session TEXT REFERENCES sessions (id) ON DELETE CASCADE,
    address TEXT NOT NULL,
    p256dh  TEXT,
    auth    TEXT,
    created BIGINT NOT NULL
);
CREATE UNIQUE INDEX channels_once ON channels (person, address);
CREATE INDEX channels_by_address ON channels (address);
CREATE INDEX channels_by_session ON channels (session);

-- What is to be told to whom, written together with the entry that is the reason.
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    occasion TEXT NOT NULL,
    -- The entry since which it holds, and its time.
    number   BIGINT NOT NULL,
    since    BIGINT NOT NULL,
    -- When it is looked at; none: there is nothing to tell.
    due      BIGINT,
    -- When something was last told.
    told     BIGINT,
    PRIMARY KEY (table_id, person, occasion)
);
CREATE INDEX notices_by_due ON notices (due);
CREATE INDEX notices_by_person ON notices (person);

-- What is on its way, to one channel each, with how often it was tried and when it is tried again.
CREATE TABLE deliveries (
    channel  TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    person   TEXT NOT NULL,
    occasion TEXT NOT NULL,
    number   BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    due      BIGINT NOT NULL,
    PRIMARY KEY (channel, table_id, occasion),
    FOREIGN KEY (table_id, person, occasion) REFERENCES notices (table_id, person, occasion) ON DELETE CASCADE
);
CREATE INDEX deliveries_by_due ON deliveries (due);
CREATE INDEX deliveries_by_notice ON deliveries (table_id, person, occasion);
