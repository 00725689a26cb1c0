-- What players are told of a stop, in one sentence; also of an event, a market and a table, whose rows say that they are stopped.
alter table stops add column words text not null default '';
