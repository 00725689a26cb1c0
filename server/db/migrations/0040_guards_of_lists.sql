-- Whether a list only became longer: element by element, so that a last number does not grow by a digit.
create or replace function only_grew(before jsonb, after jsonb) returns boolean immutable strict parallel safe language sql
  return before = '[]' or starts_with(left(after::text, -1) || ', ', left(before::text, -1) || ', ');

-- What the operator set is changed, never removed: what is not there would be what a house begins with.
create trigger kept before delete or truncate on settings for each statement execute function refuse_change();
alter table settings enable always trigger kept;
