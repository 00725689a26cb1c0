-- A round that bets were closed on once is made void by two people, or by the house itself, and never by one.

-- When each betting window closes, written before the first stake can be taken in it: milliseconds since 1970.
alter table rounds add column closes jsonb not null default '[]';

alter table rounds add column voided_by text check (voided_by in ('house', 'one', 'two'));

update rounds set voided_by = case
  when exists (select from proposals where kind = 'voidRound' and subject = rounds.id and state = 'approved') then 'two'
  when fault = 'voided-by-operator' then 'one'
  else 'house' end
where state = 'void';

alter table rounds add constraint rounds_void_by_somebody check ((state = 'void') = (voided_by is not null));
-- Not asked of rounds that were made void before there was this rule.
alter table rounds add constraint rounds_closed_void_by_two check (voided_by <> 'one' or bet_roots = '[]') not valid;
