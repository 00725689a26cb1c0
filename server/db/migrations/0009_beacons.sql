-- Where the entropy after each window came from, and the signature that proves it:
-- [null, {"source": "drand quicknet round 1000", "signature": "b446…"}], null where no card needed any.
alter table rounds add column origins jsonb not null default '[]';

-- What no signature was kept of is not called independent.
update rounds set origins = (
  select coalesce(jsonb_agg(jsonb_build_object('source', 'local beacon, not independent')), '[]')
  from jsonb_array_elements(rounds.entropy)
) where entropy <> '[]';

-- A round is announced with the name that its record will have for the beacon.
update rounds set beacons = (
  select jsonb_agg(case named.value when '"local"' then '"local beacon, not independent"' else named.value end order by named.nth)
  from jsonb_array_elements(rounds.beacons) with ordinality as named (value, nth)
) where beacons @> '["local"]';
