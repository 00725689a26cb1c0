-- What the operator sets on matches and markets, and what two people decide about them.

-- What the house keeps on each side of the truth, in hundredths of a per cent; the usual where there is none.
alter table sport_events add column book_margin integer check (book_margin between 10 and 2000);
alter table sport_events add column row_margin integer check (row_margin between 10 and 2000);
alter table markets add column margin integer check (margin between 10 and 2000);

-- An operator's own prices on a row of the house, by runner, until they are released.
alter table markets add column quotes jsonb;

-- Bets struck after an instant (and up to another) are void, whatever the answer: {"after": …, "upTo": …} in milliseconds.
alter table markets add column voided jsonb;
alter table markets add check (voided is null or answer is not null);

alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check
  check (kind in ('adjustment', 'role', 'voidRound', 'settleMarket', 'voidEvent'));
create index proposals_open on proposals (subject) where state = 'open';
