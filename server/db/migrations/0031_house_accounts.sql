-- The house's own accounts are no players: nobody lists, blocks or adjusts them. Players have numbers for names.
update users set status = 'active' where id = 'maker' and status <> 'active';
alter table users add column is_house boolean not null generated always as (id = 'maker') stored;
alter table users add constraint users_house_is_active check (not is_house or status = 'active');

-- What is stopped as a whole: 'sport:cricket', 'casino:all', 'casino:Teenpatti'. The rest has a place of its own.
create table stops (
  id text primary key,
  is_stopped boolean not null,
  changed_at timestamptz not null
);
