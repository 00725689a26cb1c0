import type { Millis, UserId } from '@maidan/core/ids';
import { type Client, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Visitor } from '../http/caller.ts';
import { tellIn } from '../inbox/telling.ts';
import { digestOf } from './secrets.ts';

/* The browsers a player signs in with, each known by a cookie: what it says of itself anybody can say. */

/** How long one is known that is not used. */
export const DEVICE_MS = 365 * 86_400_000;

/** What the browser is known by, which it keeps from now on. */
export function deviceOf({ world }: Pick<Deps, 'world'>, { cookies }: Pick<Visitor, 'cookies'>): string {
  const known = cookies.get('device');
  const device = known !== undefined && /^[\w-]{43}$/.test(known) ? known : world.secret();
  cookies.set('device', device, DEVICE_MS / 1_000);
  return device;
}

/** The first one of an account is no news. Whether the player is told of this one. */
export async function noteDevice(
  client: Client,
  user: UserId,
  secret: string,
  { device, address }: Pick<Visitor, 'device' | 'address'>,
  now: Millis,
): Promise<boolean> {
  const hash = digestOf(secret);
  const { rows } = await client.query(
    `with known as (select hash from known_devices where user_id = $1),
       noted as (insert into known_devices (user_id, hash, at) values ($1, $2, $3)
         on conflict (user_id, hash) do update set at = excluded.at)
     select count(*)::integer as known, coalesce(bool_or(hash = $2), false) as "isKnown" from known`,
    [user, hash, timestamp(now)],
  );
  const { known, isKnown } = rows[0]!;
  if (isKnown || known === 0) return false;
  return tellIn(client, { user, cause: hash, code: 'newDevice', about: { device, address } }, now);
}
