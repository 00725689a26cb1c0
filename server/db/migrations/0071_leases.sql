-- Several nodes of one house. What only one of them may do at a time is a place (a table, all of sport, a chore): who keeps
-- it, and since which epoch, is here, by the clock of the database. Whoever commits something for a place reads its row in
-- the same transaction, and who takes it over waits for that (server/nodes/leases.ts, server/writer/group.ts).
create table nodes (
  name text primary key,
  can_keep boolean not null,
  -- Somebody wants it to give away what it keeps, and to take no more.
  is_leaving boolean not null default false,
  seen_at timestamptz not null
);
create table leases (
  place text primary key,
  node text not null,
  epoch bigint not null check (epoch > 0),
  until timestamptz not null
);

-- By what the nodes of this house know each other among those of others.
create table house_name (
  name text primary key default gen_random_uuid()::text,
  is_only boolean not null default true unique check (is_only)
);
insert into house_name default values;
