import { after } from '@maidan/core/ids';
import {
  type DrandNetwork,
  drandRound,
  drandSource,
  firstRoundFrom,
  isSignature,
  QUICKNET,
  randomnessOf,
} from '@maidan/core/drand';
import { isSigned } from '@maidan/core/drandSignature';
import type { World } from '../world.ts';
import type { Beacon, Entropy } from './beacon.ts';
import { RoundFault } from './faults.ts';

export interface DrandOptions {
  readonly network?: DrandNetwork;
  /** A relay that has not answered by then is asked again. */
  readonly answerMs?: number;
}

const ANSWER_MS = 2_500;
/** How many rounds back is looked for one that is surely public. */
const RECENT = 3;
/** Tables that wait for the same round ask and check once; this many rounds are remembered for them. */
const REMEMBERED = 100;

/** The public beacon, read from any of these relays. Whatever the network did not sign is as good as no answer. */
export function drandBeacon(
  urls: readonly string[],
  { now }: Pick<World, 'now'>,
  { network = QUICKNET, answerMs = ANSWER_MS }: DrandOptions = {},
): Beacon {
  const asked = new Map<number, Promise<Entropy | undefined>>();
  const made = (round: number): Promise<Entropy | undefined> => {
    const known = asked.get(round);
    if (known) return known;
    const answer = fromAny(urls, network, round, answerMs);
    asked.set(round, answer);
    void answer.then(entropy => entropy ?? asked.delete(round));
    for (const old of [...asked.keys()].slice(0, -REMEMBERED)) asked.delete(old);
    return answer;
  };
  return {
    label: 'drand quicknet, a public beacon',
    isIndependent: true,
    after: at => drandSource(firstRoundFrom(network, at)),
    at: async target => {
      const round = drandRound(target);
      return round !== undefined && round <= latestRound(network, now()) ? made(round) : undefined;
    },
    now: async () => {
      const latest = latestRound(network, now());
      for (let round = latest; round > latest - RECENT; round -= 1) {
        const entropy = await made(round);
        if (entropy) return entropy;
      }
      throw new RoundFault('beacon-missing');
    },
  };
}

/** The newest round whose time has come. */
const latestRound = (network: DrandNetwork, now: ReturnType<World['now']>): number =>
  firstRoundFrom(network, after(now, 1)) - 1;

/** From the first relay whose answer is genuine: a round has one signature, so none can contradict it. */
async function fromAny(
  urls: readonly string[],
  { chain, publicKey }: DrandNetwork,
  round: number,
  answerMs: number,
): Promise<Entropy | undefined> {
  let genuine: string | undefined;
  const answers = urls.map(async url => {
    const signature = await signatureAt(`${url}/${chain}/public/${round}`, round, answerMs);
    if (genuine === undefined && signature !== undefined && isSigned(publicKey, round, signature)) genuine = signature;
    if (genuine === undefined) throw new Error(`${url} has no signature of round ${round}`);
    return genuine;
  });
  const signature = await Promise.any(answers).catch(() => undefined); // the round waits and asks again
  return signature === undefined
    ? undefined
    : { value: randomnessOf(signature), origin: { source: drandSource(round), signature } };
}

/** Undefined when there is no answer, or one that is not about this round. */
async function signatureAt(url: string, round: number, answerMs: number): Promise<string | undefined> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(answerMs), redirect: 'error' });
    return reply.ok ? signatureIn(await reply.json(), round) : undefined;
  } catch {
    return undefined; // no line, no relay, or no JSON
  }
}

function signatureIn(answer: unknown, round: number): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!('round' in answer && 'signature' in answer && 'randomness' in answer)) return undefined;
  const { signature, randomness } = answer;
  if (answer.round !== round || typeof signature !== 'string' || !isSignature(signature)) return undefined;
  return randomnessOf(signature) === randomness ? signature : undefined;
}
