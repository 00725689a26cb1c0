-- Why what was left of an order is no longer in its book; null where nothing left it, or where it did before this was
-- written down.
alter table orders add column because text check (
  because in (
    'taken-back', 'changed', 'own-order', 'field-changed',
    'expired', 'not-filled', 'turned-in-play', 'market-closed', 'account-blocked',
    'market-void', 'runner-withdrawn'
  )
);
