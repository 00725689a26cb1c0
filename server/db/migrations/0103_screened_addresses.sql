-- A payee address that somebody who screens addresses knows is a rule of the case queue.
-- Beside the release before: it raises none.
alter table alerts drop constraint alerts_rule_check;
alter table alerts add constraint alerts_rule_check check (rule in ('inAndOut', 'structuring', 'sharedPayee', 'sharedDevice',
  'sharedAddress', 'manyAccounts', 'oppositeBets', 'transferOfValue', 'stakesAboveDeposits', 'lateBets', 'screenedAddress'));
