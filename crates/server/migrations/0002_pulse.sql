-- One row, written by the health check: a database that cannot be written to is not healthy, however well it answers.
CREATE TABLE pulse (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
