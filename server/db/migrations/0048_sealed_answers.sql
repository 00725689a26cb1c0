-- What was decided under a key, and every line of a journal, is sealed as rows of the log are (server/writer/answerSeals.ts):
-- with a key that is not in the database. From when on is a row of the log; what was there before has no seal.
alter table commands add column seal text;
alter table journal add column seal text;
