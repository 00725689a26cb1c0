import type { Millis } from '@maidan/core/ids';
import webPush from 'web-push';
import { KeyMissing, type SecretBox } from '../accounts/secretBox.ts';
import { type Queryable, timestamp } from '../db/db.ts';

/** By which push services know the house (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const OWNER = 'push-keys';

/**
 * Made at the first start, and kept: a browser allows one house and not another. All nodes have the same. Where they were sealed
 * with a key that is not here any more there are new ones, and browsers have to be asked again.
 */
export async function pushKeysOf(db: Queryable, secrets: SecretBox, now: Millis): Promise<PushKeys> {
  const made = webPush.generateVAPIDKeys();
  const known = async (): Promise<PushKeys | undefined> => {
    const { rows } = await db.query('select public_key as "publicKey", private_key as "privateKey" from push_keys');
    return rows[0] && { ...rows[0], privateKey: secrets.open(rows[0].privateKey, OWNER) };
  };
  try {
    const found = await known();
    if (found) return found;
  } catch (error) {
    if (!(error instanceof KeyMissing)) throw error;
    await db.query('delete from push_keys');
    await db.query('delete from push_devices');
  }
  await db.query(
    'insert into push_keys (public_key, private_key, at, looked_at) values ($1, $2, $3, $3) on conflict do nothing',
    [made.publicKey, secrets.seal(made.privateKey, OWNER), timestamp(now)],
  );
  return (await known()) ?? made;
}
