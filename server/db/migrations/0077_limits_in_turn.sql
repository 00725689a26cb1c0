-- Who decides upon a limit says how much may be in an account when it is written. Where another writer put more into it
-- meanwhile, nothing of the group counts, and it is decided again (server/writer/group.ts).
create function beyond_a_limit(account text) returns boolean language plpgsql as $$
begin
  raise exception '% has more than was known', account
    using errcode = 'check_violation', table = 'accounts', constraint = 'limits_in_turn';
end $$;
