-- More of what two people decide: settings that money depends on, and the refund of a payout that was sent.
alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check
  check (kind in ('adjustment', 'role', 'voidRound', 'settleMarket', 'voidEvent', 'settings', 'refundPayout'));

-- What stands still while proposals about it wait, so that a decision about it sees them: [{"id": …, "until": …}].
create table standing_still (
  subject text primary key, -- as the log names it: market:…, event:…, withdrawal:…
  proposals jsonb not null
);
insert into standing_still (subject, proposals)
select case kind when 'settleMarket' then 'market:' else 'event:' end || subject,
  jsonb_agg(jsonb_build_object('id', id, 'until', (extract(epoch from expires_at) * 1000)::bigint) order by at)
from proposals where state = 'open' and kind in ('settleMarket', 'voidEvent')
group by 1;

-- On the first day of a house its owner may say that the first colleague counts as a second person at once: one time.
alter table staff add column counted_by text references staff (id);
alter table staff add column counted_at timestamptz;
alter table staff add check ((counted_by is null) = (counted_at is null));
create unique index staff_counted_once on staff ((true)) where counted_at is not null;
