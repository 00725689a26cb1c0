-- What a player has waiting, counted where a further request is decided. Locking it locks the player.
create view waiting_requests as
select id as user_id,
  (select count(*)::integer from deposits where deposits.user_id = users.id and state = 'requested') as deposits,
  (select count(*)::integer from withdrawals where withdrawals.user_id = users.id and state = 'requested') as withdrawals
from users;

create index deposits_waiting_of_user on deposits (user_id) where state = 'requested';
create index withdrawals_waiting_of_user on withdrawals (user_id) where state = 'requested';
