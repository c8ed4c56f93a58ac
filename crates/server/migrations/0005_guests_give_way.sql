-- How the names of guests look is kept too: they give way when somebody makes an account of one. Only accounts look like nobody else.
DROP INDEX people_by_likeness;
CREATE UNIQUE INDEX people_by_likeness ON people (likeness) WHERE account IS NOT NULL;
CREATE INDEX guests_by_likeness ON people (likeness) WHERE account IS NULL;
