import { createHash } from 'node:crypto';
import type { Millis } from '@maidan/core/ids';
import type { World } from '../world.ts';
import type { Beacon } from './beacon.ts';
import { RoundFault } from './faults.ts';

/** A network of drand: many independent parties sign the number of each round together, and nobody can before its time. */
export interface DrandNetwork {
  readonly name: string;
  /** What its relays know it by. */
  readonly chain: string;
  /** When its round 1 was made public, and how long after it the next and every other. */
  readonly genesis: Millis;
  readonly periodMs: number;
}

/** The League of Entropy's fast network (scheme bls-unchained-g1-rfc9380). */
export const QUICKNET: DrandNetwork = {
  name: 'quicknet',
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesis: 1_692_803_367_000 as Millis,
  periodMs: 3_000,
};

/** A relay that has not answered by then is asked again. */
const ANSWER_MS = 2_500;
/** How many rounds back is looked for one that is surely public. */
const RECENT = 3;

/** The public beacon, read from any of these relays. */
export function drandBeacon(
  urls: readonly string[],
  { now }: Pick<World, 'now'>,
  network: DrandNetwork = QUICKNET,
): Beacon {
  const nameOf = (round: number): string => `drand ${network.name} round ${round}`;
  return {
    label: `drand ${network.name}, a public beacon`,
    isIndependent: true,
    after: at => nameOf(firstRoundFrom(network, at)),
    at: async target => {
      const round = Number(/\d+$/.exec(target)?.[0]);
      return target === nameOf(round) ? valueOf(urls, network, round) : undefined;
    },
    now: async () => {
      const latest = firstRoundFrom(network, now());
      for (let round = latest; round > latest - RECENT; round -= 1) {
        const value = await valueOf(urls, network, round);
        if (value !== undefined) return value;
      }
      throw new RoundFault('beacon-missing');
    },
  };
}

/** The number of the first round that is made public at this moment or later. */
export const firstRoundFrom = ({ genesis, periodMs }: DrandNetwork, at: Millis): number =>
  Math.max(1, Math.ceil((at - genesis) / periodMs) + 1);

/** What the relays say, when those that answer are of one mind; nothing otherwise, and nothing before its time. */
async function valueOf(urls: readonly string[], { chain }: DrandNetwork, round: number): Promise<string | undefined> {
  const answers = await Promise.all(urls.map(url => answerOf(`${url}/${chain}/public/${round}`, round)));
  const values = new Set(answers.filter(value => value !== undefined));
  return values.size === 1 ? [...values][0] : undefined;
}

/** Undefined when there is no answer, or one that cannot be right. */
async function answerOf(url: string, round: number): Promise<string | undefined> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
    return reply.ok ? randomnessIn(await reply.json(), round) : undefined;
  } catch {
    return undefined; // no line, no relay, or no JSON: the round waits and asks again
  }
}

/** The randomness of a round is the SHA-256 of its signature, which is 48 bytes. */
function randomnessIn(answer: unknown, round: number): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!('round' in answer && 'signature' in answer && 'randomness' in answer)) return undefined;
  const { signature, randomness } = answer;
  if (answer.round !== round || typeof signature !== 'string' || !/^[0-9a-f]{96}$/.test(signature)) return undefined;
  const made = createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex');
  return made === randomness ? made : undefined;
}
