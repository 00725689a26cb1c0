-- How much of the audit chain is anchored by each node, and what it found wrong with that: every node writes a file of its own,
-- and one row for all of them (0021) took the file of the second for the file of the first, cut. A house of one process has no
-- name. Beside the release before: that one goes on with its own table, which stays until the next, and what it anchored
-- meanwhile is more than is known here, which is no fault.
create table anchored_by_node (
  node text primary key,
  lines bigint not null,
  seq bigint not null,
  at timestamptz not null,
  faults text[] not null default '{}'
);
insert into anchored_by_node (node, lines, seq, at) select '', lines, seq, at from audit_anchored;
