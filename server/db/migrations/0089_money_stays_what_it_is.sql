-- Play money does not become real, nor real money play money: the mode changes only while no player has any, however it is
-- written. It is looked at when everything of the transaction is there; who opens an account has locked the setting before.
create function money_stays_what_it_is() returns trigger language plpgsql as $$
begin
  if coalesce(old.value ->> 'mode', 'play') is distinct from new.value ->> 'mode' and exists (
    select from accounts join users on users.id = split_part(accounts.id, ':', 2)
    where balance <> 0 and not users.is_house
      and (accounts.id like 'player:%' or accounts.id like 'exposure:%' or accounts.id like 'held:%'))
  then
    raise exception 'players still have money'
      using errcode = 'integrity_constraint_violation', constraint = 'money_stays_what_it_is';
  end if;
  return null;
end $$;
create constraint trigger money_stays_what_it_is after insert or update on settings
  deferrable initially deferred for each row when (new.section = 'money') execute function money_stays_what_it_is();
alter table settings enable always trigger money_stays_what_it_is;
