-- How much of the audit chain is anchored outside the database: a file of anchors that has less was cut, or is missing.
create table audit_anchored (
  one boolean primary key default true check (one),
  lines bigint not null,
  seq bigint not null,
  at timestamptz not null
);
