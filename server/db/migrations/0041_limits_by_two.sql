-- More of what two people decide: limits above those that the house was built with.
alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check
  check (kind in ('adjustment', 'role', 'voidRound', 'settleMarket', 'voidEvent', 'settings', 'refundPayout', 'tableLimits',
    'marketLimits'));
