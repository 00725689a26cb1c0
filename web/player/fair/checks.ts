import { gameOf } from '@maidan/games/index';
import { beaconFault } from '@maidan/games/kit/fair/beaconProof';
import { commit } from '@maidan/games/kit/fair/fair';
import { type Fault, FAULTS } from '@maidan/games/kit/fair/faults';
import { parseRecord } from '@maidan/games/kit/fair/parseRecord';
import type { RecordedWindow, RoundRecord } from '@maidan/games/kit/fair/record';
import { type Draw, recount, verifyRecord } from '@maidan/games/kit/fair/recount';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { say } from '@maidan/words/say';
import { beaconWords } from '../parts/beaconWords.ts';
import { tell } from '../parts/result/tell.ts';
import { rootWords } from '../parts/rootWords.ts';
import { VOIDED_BY_WORDS } from '../parts/voidedByWords.ts';

/* A round drawn again in this browser, with the same verifier as on the command line. */

/** One thing that was checked, in the order it is checked. */
export interface Check {
  readonly name: string;
  readonly state: 'right' | 'wrong' | 'not checked';
  /** What was compared, or what is wrong, in words. */
  readonly words: string;
}

export interface Verification {
  readonly checks: readonly Check[];
  readonly record: RoundRecord | undefined;
  readonly drawn: readonly Draw[];
  readonly isRight: boolean;
}

/** What was published before any of this: the round that is asked for, and the head of the chain of its table. */
export interface Known {
  readonly round?: string | undefined;
  readonly head?: string | undefined;
}

/** And its rules, once they are here. */
interface Compared extends Known {
  readonly game?: Game;
}

type Step = 'read' | 'asked' | 'seed' | 'chain' | 'shoe' | 'entropy' | 'announced' | 'cards' | 'digest' | 'rules';

const NAMES: Readonly<Record<Step, string>> = {
  read: say('fair.stepRead'),
  asked: say('fair.stepAsked'),
  seed: say('fair.stepSeed'),
  chain: say('fair.stepChain'),
  shoe: say('fair.stepShoe'),
  entropy: say('fair.stepEntropy'),
  announced: say('fair.stepAnnounced'),
  cards: say('fair.stepCards'),
  digest: say('fair.stepDigest'),
  rules: say('fair.stepRules'),
};
const STEPS: readonly Step[] = [
  'read',
  'asked',
  'seed',
  'chain',
  'shoe',
  'entropy',
  'announced',
  'cards',
  'digest',
  'rules',
];

/** Faults of the verifier by the step that finds them; all others are about the rules of the game. */
const FOUND_AT: Readonly<Partial<Record<Fault, Step>>> = {
  'record-is-not-json': 'read',
  'record-is-of-another-version': 'read',
  'record-field-is-missing': 'read',
  'record-field-is-unknown': 'read',
  'record-field-is-malformed': 'read',
  'seed-is-not-the-committed-one': 'seed',
  'gone-does-not-fit-the-shoe': 'shoe',
  'window-went-backwards': 'entropy',
  'entropy-is-missing': 'entropy',
  'entropy-was-used-twice': 'entropy',
  'entropy-was-not-used': 'entropy',
  'entropy-is-not-of-its-signature': 'entropy',
  'beacon-went-backwards': 'entropy',
  'signature-is-not-of-the-beacon': 'entropy',
  'announcement-is-another-one': 'announced',
  'beacon-is-not-the-first-after-the-close': 'announced',
  'window-was-not-announced': 'announced',
  'beacon-is-not-the-announced-one': 'announced',
  'bets-root-is-missing': 'announced',
  'bets-root-was-late': 'announced',
  'bets-root-was-too-early': 'announced',
  'closed-round-was-voided-by-one': 'announced',
  'void-is-not-as-the-record-shows': 'announced',
  'shoe-was-empty': 'cards',
  'card-is-not-the-drawn-one': 'cards',
  'record-was-altered': 'digest',
};

/** Checks the record in this text, step by step, up to the first thing that is wrong. */
export async function verification(text: string, known: Known = {}): Promise<Verification> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return told(undefined, [], known, wrongAt(parsed.error, parsed.at));
  const record = parsed.value;
  if (known.round !== undefined && record.round !== known.round) {
    return told(record, [], known, { step: 'asked', words: say('fair.otherRound', { round: record.round }) });
  }
  const { drawn, fault } = recount(record);
  const wrong = earlier(fault, await beaconFault(record));
  if (wrong) return told(record, drawn, known, wrong);
  const game = await gameOf(record.game);
  if (!game) return told(record, drawn, known, wrongAt('game-is-unknown', record.game));
  const judged = verifyRecord(game, record);
  return told(record, drawn, { ...known, game }, judged.ok ? undefined : wrongAt(judged.error));
}

interface Wrong {
  readonly step: Step;
  readonly words: string;
}

const wrongAt = (fault: Fault, where = ''): Wrong => ({
  step: FOUND_AT[fault] ?? 'rules',
  words: where === '' ? FAULTS[fault] : `${FAULTS[fault]} (${where})`,
});

/** Of what two checks found, what the earlier step finds. */
function earlier(...faults: readonly (Fault | undefined)[]): Wrong | undefined {
  const found = faults.flatMap(fault => fault ?? []).map(fault => wrongAt(fault));
  return found.toSorted((one, other) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step))[0];
}

function told(
  record: RoundRecord | undefined,
  drawn: readonly Draw[],
  known: Compared,
  wrong: Wrong | undefined,
): Verification {
  const end = wrong ? STEPS.indexOf(wrong.step) : STEPS.length;
  const checks = STEPS.map((step, nth): Check => {
    const name = NAMES[step];
    if (wrong && nth === end) return { name, state: 'wrong', words: wrong.words };
    if (!record || nth > end) return { name, state: 'not checked', words: '' };
    const words = wordsOf(step, record, known);
    return words === undefined
      ? { name, state: 'not checked', words: UNCOMPARED[step] ?? '' }
      : { name, state: 'right', words };
  });
  return { checks, record, drawn, isRight: wrong === undefined };
}

const UNCOMPARED: Readonly<Partial<Record<Step, string>>> = {
  asked: say('fair.gaveRecord'),
  announced: say('fair.oldRecord'),
  chain: say('fair.otherChain'),
};

/** What was compared; nothing where there was nothing to compare with. */
function wordsOf(step: Step, record: RoundRecord, { round, head, game }: Compared): string | undefined {
  switch (step) {
    case 'read':
      return say('fair.roundAt', { round: record.round, table: record.table, game: record.game });
    case 'asked':
      return round;
    case 'seed':
      return say('fair.seedIs', { seed: record.seed, commitment: record.commitment });
    case 'chain': {
      const steps = stepsToHead(record.seed, head);
      if (steps === undefined || head === undefined) return undefined;
      return say('fair.hashed', { steps, shown: String(steps), head });
    }
    case 'shoe':
      return record.gone.length === 0 ? say('fair.shoeFull') : say('fair.shoeGone', { count: record.gone.length });
    case 'entropy':
      return record.entropy.map(entropyWords).join(' ');
    case 'announced':
      return record.windows?.map(announcedWords).join(' ');
    case 'cards':
      return say('fair.allDrawn', { count: record.dealt.length });
    case 'digest':
      return say('fair.digestIs', { digest: record.digest });
    case 'rules':
      return endingOf(record, game);
  }
}

function announcedWords(told: RecordedWindow): string {
  const { window, betsRoot } = told;
  const beacon = beaconWords(told.beacon);
  const closes = new Date(told.closes).toISOString();
  return betsRoot === null
    ? say('fair.neverClosed', { window, closes, beacon })
    : say('fair.closed', { window, closes, beacon, root: betsRoot, since: rootWords(told) });
}

/** A result that was found right is what the cards come to: that is told in the language of the page. */
function endingOf({ result, void: ended, gone, dealt }: RoundRecord, game: Game | undefined): string {
  if (result && game) {
    const { facts } = game.result(tableOf(game, { gone, dealt }));
    return say('fair.resultIs', { code: result.code, facts: facts.map(tell).join(' · ') });
  }
  const why = ended ? `${ended.fault}. ${VOIDED_BY_WORDS[ended.by]}` : '';
  return say('fair.voidAfter', { count: dealt.length, why });
}

function entropyWords(entropy: RoundRecord['entropy'][number]): string {
  const { window, value } = entropy;
  const source = beaconWords(entropy.source);
  return 'signature' in entropy
    ? say('fair.entropySigned', { window, value, source })
    : say('fair.entropyOf', { window, value, source });
}

/** No chain has more seeds than this. */
const CHAIN_MAX = 10_000;

/** How often the seed is hashed until it is the head; nothing when it is of another chain. */
export function stepsToHead(seed: string, head: string | undefined): number | undefined {
  if (head === undefined) return undefined;
  let hash = seed;
  for (let steps = 1; steps <= CHAIN_MAX; steps += 1) {
    hash = commit(hash);
    if (hash === head) return steps;
  }
  return undefined;
}
