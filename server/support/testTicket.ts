import { ask, type Person, person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';

/* For tests: questions of players. */

export interface AskedTicket {
  readonly id: string;
  readonly player: Person;
}

/** A new player asks something. */
export async function askedBy(house: House, name: string, words = 'Where is my money?'): Promise<AskedTicket> {
  const player = await person(house, name);
  const { status, data, text } = await ask(house, 'askSupport', { words }, player);
  if (status !== 200) throw new Error(`${name} could not ask: ${text}`);
  return { id: String(data['id']), player };
}
