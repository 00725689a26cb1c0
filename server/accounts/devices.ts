import type { Millis, UserId } from '@maidan/core/ids';
import { type Client, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Visitor } from '../http/caller.ts';
import { tellIn } from '../inbox/telling.ts';

/* Browsers a player signs in with, each known by a cookie that only the server reads: what one says of itself anybody can say. */

/** Browsers keep a cookie so long at most, and begin anew with each visit. */
const DEVICE_SECONDS = 400 * 86_400;
const DEVICE = /^[\w-]{20,100}$/;

/** What the browser is known by, which it keeps from now on. */
export function deviceOf({ world }: Pick<Deps, 'world'>, { cookies }: Pick<Visitor, 'cookies'>): string {
  const known = cookies.get('device');
  const device = known !== undefined && DEVICE.test(known) ? known : world.secret();
  cookies.set('device', device, DEVICE_SECONDS);
  return device;
}

/**
 * Remembers a browser that somebody signed in with, by its mark, a keyed hash. The first one of an account is no news.
 * Whether the player is told of this one.
 */
export async function tellOfDevice(
  client: Client,
  user: UserId,
  mark: string,
  { device, address }: Pick<Visitor, 'device' | 'address'>,
  now: Millis,
): Promise<boolean> {
  const { rows } = await client.query(
    `with known as (select mark from player_devices where user_id = $1),
       noted as (insert into player_devices (user_id, mark, first_at, last_at) values ($1, $2, $3, $3)
         on conflict (user_id, mark) do update set last_at = excluded.last_at)
     select count(*)::integer as known, coalesce(bool_or(mark = $2), false) as "isKnown" from known`,
    [user, mark, timestamp(now)],
  );
  const { known, isKnown } = rows[0]!;
  if (isKnown || known === 0) return false;
  return tellIn(client, { user, cause: mark, code: 'newDevice', about: { device, address } }, now);
}
