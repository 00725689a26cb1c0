-- Play money for who has run low: so many a day, each a row of its own, so that two at once are not one too many.
create table top_ups (
  id text primary key, -- T-user-day-nth
  user_id text not null references users (id),
  amount bigint not null check (amount > 0),
  at timestamptz not null
);
create index top_ups_of_user on top_ups (user_id, at);

alter table transfers drop constraint transfers_kind_check;
alter table transfers add constraint transfers_kind_check
  check (kind in ('opening', 'topUp', 'deposit', 'withdrawal', 'payout', 'refund', 'adjustment',
                  'hold', 'release', 'casino', 'sport', 'commission'));
