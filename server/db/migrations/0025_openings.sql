-- Every opening of the house, so that one that lost its database for a moment can tell whether another was there meanwhile.
create table openings (
  nth bigint generated always as identity primary key,
  at timestamptz not null
);
