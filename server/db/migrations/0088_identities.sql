-- How well the house knows a player (core/identity.ts). That it has expired is found by the clock. Whoever decides about a row
-- has locked the player's row of users before.
create table identities (
  user_id text primary key references users (id),
  state text not null check (state in ('none', 'submitted', 'verified', 'refused')),
  submission_id text, -- the last one
  verified_until timestamptz,
  changed_at timestamptz not null,
  constraint verified_for_a_time check ((state = 'verified') = (verified_until is not null)),
  constraint known_by_something check (state = 'none' or submission_id is not null)
);
create trigger kept before delete or truncate on identities for each statement execute function refuse_change();
alter table identities enable always trigger kept;

-- What a player sent of who they are. The number of a document is kept as its last signs and a keyed hash.
create table identity_submissions (
  id text primary key,
  user_id text not null references users (id),
  full_name text not null,
  born text not null check (born ~ '^\d{4}-\d\d-\d\d$'),
  document text not null check (document in ('aadhaar', 'pan', 'passport', 'drivingLicence', 'voterId')),
  number_end text not null,
  number_mark text not null,
  front_id text not null, -- pictures, until they are erased
  back_id text,
  face_id text not null,
  provider text not null,
  needs_two boolean not null, -- another account has this document, or the house wants two people always
  at timestamptz not null,
  state text not null check (state in ('submitted', 'verified', 'refused')),
  first_by text references staff (id),
  first_at timestamptz,
  decided_by text references staff (id), -- none: the provider
  decided_at timestamptz,
  verified_until timestamptz,
  reason text not null,
  erased_at timestamptz,
  check ((first_by is null) = (first_at is null)),
  check ((state = 'submitted') = (decided_at is null)),
  check (decided_by is null or decided_at is not null),
  check ((state = 'verified') = (verified_until is not null)),
  check (erased_at is null or decided_at is not null),
  constraint verified_by_two check (
    state <> 'verified' or not needs_two or first_by is not null and decided_by is not null and first_by <> decided_by)
);
create unique index one_waiting_identity on identity_submissions (user_id) where state = 'submitted';
create index identity_submissions_of_user on identity_submissions (user_id, at desc);
create index identity_submissions_by_number on identity_submissions (number_mark);
create index identity_submissions_to_erase on identity_submissions (decided_at) where erased_at is null;
create trigger kept before delete or truncate on identity_submissions for each statement execute function refuse_change();
create trigger as_decided before update on identity_submissions for each row
  when (to_jsonb(old) - 'erased_at' is distinct from to_jsonb(new) - 'erased_at' and (old.state <> 'submitted'
    or to_jsonb(old) - '{needs_two,state,first_by,first_at,decided_by,decided_at,verified_until,reason}'::text[]
      is distinct from to_jsonb(new) - '{needs_two,state,first_by,first_at,decided_by,decided_at,verified_until,reason}'::text[])
    or old.erased_at is not null and old.erased_at is distinct from new.erased_at)
  execute function refuse_rewriting();
alter table identity_submissions enable always trigger kept;
alter table identity_submissions enable always trigger as_decided;

-- Nobody is verified whose submission is not.
create function verified_by_a_submission() returns trigger language plpgsql as $$
begin
  if new.state = 'verified' and not exists (
    select from identity_submissions where id = new.submission_id and user_id = new.user_id
      and state = 'verified' and verified_until = new.verified_until)
  then
    raise exception 'nobody has verified this player'
      using errcode = 'integrity_constraint_violation', constraint = 'verified_by_a_submission';
  end if;
  return null;
end $$;
create constraint trigger verified_by_a_submission after insert or update on identities
  deferrable initially deferred for each row execute function verified_by_a_submission();
alter table identities enable always trigger verified_by_a_submission;

-- Pictures of documents and faces, drawn anew. They are erased by schedule, and never changed.
create table identity_pictures (
  id text primary key,
  user_id text not null references users (id),
  webp bytea not null,
  sha256 text not null,
  width integer not null,
  height integer not null,
  at timestamptz not null
);
create index identity_pictures_at on identity_pictures (at);
create trigger as_written before update or truncate on identity_pictures
  for each statement execute function refuse_change();
alter table identity_pictures enable always trigger as_written;

-- Of players, what is known of them and what they paid in the last 180 days, counted from a beginning of a day. What waits to be
-- approved counts however old it is.
create function identified(players text[], day timestamptz, week timestamptz, month timestamptz) returns table (
  user_id text, state text, submission_id text, verified_until timestamptz, changed_at timestamptz, paid jsonb)
language sql stable as $$
  select asked.id, coalesce(own.state, 'none'), own.submission_id, own.verified_until, coalesce(own.changed_at, day),
    jsonb_build_object(
      'in', (select coalesce(sum(amount), 0) from deposits
        where deposits.user_id = asked.id and deposits.state = 'approved' and at >= day - interval '180 days'),
      'waiting', (select coalesce(sum(amount), 0) from deposits
        where deposits.user_id = asked.id and deposits.state = 'requested'),
      'out', (select coalesce(sum(amount), 0) from withdrawals
        where withdrawals.user_id = asked.id and withdrawals.state <> 'refunded' and at >= day - interval '180 days'))
  from unnest(players) as asked (id) left join identities as own on own.user_id = asked.id
$$;

-- Who looks at documents, and nobody else does.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('owner', 'payments', 'support', 'compliance', 'trader', 'auditor'));
