-- Who runs matches and tables need not be an owner.
alter table staff drop constraint staff_role_check;
alter table staff add constraint staff_role_check
  check (role in ('owner', 'payments', 'support', 'trader', 'auditor'));
