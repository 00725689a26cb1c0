-- A settled round is voided when one person proposed it and a second approved.
alter table proposals drop constraint proposals_kind_check;
alter table proposals add constraint proposals_kind_check check (kind in ('adjustment', 'role', 'voidRound'));

-- The office shows for every table how many rounds were voided, and the last one.
create index rounds_void on rounds (game, at desc) where state = 'void';
