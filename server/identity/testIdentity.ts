import type { UserId } from '@maidan/core/ids';
import { ask, type Person, person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { sampleReceipt } from '../wallet/sampleReceipt.ts';

/* For tests: players who say who they are. */

let drawn: Promise<Uint8Array> | undefined;

/** Something that can be read as a picture: drawn once. */
async function picture(): Promise<Uint8Array> {
  drawn ??= sampleReceipt('light', '500', 'DOCUMENT').then(bytes => new Uint8Array(bytes));
  return drawn;
}

export async function identityForm(number: string, more: object = {}): Promise<Record<string, unknown>> {
  const [front, face] = [await picture(), await picture()];
  return { fullName: 'Asha Rao', born: '1990-02-01', document: 'pan', number, front, face, ...more };
}

export interface SentIdentity {
  readonly id: string;
  readonly user: UserId;
  readonly player: Person;
}

/** A new player sends it; the number is by the name, unless it is said. */
export async function sendIdentity(house: House, name: string, number = `PAN-${name}`): Promise<SentIdentity> {
  const player = await person(house, name);
  const { status, text } = await ask(house, 'sendIdentity', await identityForm(number), player);
  if (status !== 200) throw new Error(`${name} could not send it: ${text}`);
  const { rows } = await house.deps.db.query(
    'select id, user_id as user from identity_submissions where user_id = $1 order by at desc limit 1',
    [player.id],
  );
  return { ...rows[0]!, player };
}
