-- A node that the others cannot hear (its way to the broker is cut) gives what it keeps to one that they can, if there is one.
-- Nodes of the release before this one do not say it, and count as heard.
alter table nodes add column is_heard boolean not null default true;
