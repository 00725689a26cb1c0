-- Slots. What a player's next spin is drawn from is committed to before the player names a number, and shown right after it:
-- the seed of one spin is the commitment to the next. A spin, what it cost and what it paid are one transaction.
-- Beside the release before: it posts no spins, and takes every kind of transfer it knew.
create table spinners (
  user_id text primary key references users (id),
  -- Which of the player's chains of seeds, and its last seed, which every other follows from; sealed where the house has a key.
  chain integer not null check (chain > 0),
  head text not null,
  last_seed text not null,
  used integer not null check (used >= 0),
  last_at timestamptz
);

create table spins (
  id text primary key,
  number bigint generated always as identity unique,
  user_id text not null references users (id),
  slot text not null,
  chain text not null, -- user:nth
  nth integer not null check (nth > 0),
  commitment text not null,
  seed text not null,
  player_number text not null,
  stake bigint not null check (stake > 0),
  stops jsonb not null,
  paid bigint not null check (paid >= 0),
  at timestamptz not null,
  constraint one_spin_for_a_seed unique (chain, nth)
);
create index spins_of_a_player on spins (user_id, number);
create index spins_by_moment on spins (at);

alter table transfers drop constraint transfers_kind_check;
alter table transfers add constraint transfers_kind_check
  check (kind in ('opening', 'topUp', 'deposit', 'withdrawal', 'payout', 'refund', 'adjustment',
                  'hold', 'release', 'casino', 'spin', 'sport', 'commission'));

-- A spin is written once. A chain is committed to: no seed of it is used twice, or chosen again.
create trigger append_only before update or delete or truncate on spins
  for each statement execute function refuse_change();
create trigger kept before delete or truncate on spinners for each statement execute function refuse_change();
create trigger as_committed before update on spinners for each row when (
  old.user_id <> new.user_id or new.chain < old.chain or new.chain > old.chain + 1
  or new.chain = old.chain
    and ((old.head, old.last_seed) is distinct from (new.head, new.last_seed) or new.used < old.used)
) execute function refuse_rewriting();
-- At least five seconds from the start of one spin to the start of the next.
create trigger in_pace before update on spinners for each row when (
  new.last_at is distinct from old.last_at and new.last_at < old.last_at + interval '5 seconds'
) execute function refuse_rewriting();

alter table spins enable always trigger append_only;
alter table spinners enable always trigger kept;
alter table spinners enable always trigger as_committed;
alter table spinners enable always trigger in_pace;
