import { beaconFault } from '@maidan/games/kit/fair/beaconProof';
import { commit } from '@maidan/games/kit/fair/fair';
import { feedCode } from '@maidan/games/kit/feed';
import { type Fault, FAULTS } from '@maidan/games/kit/fair/faults';
import type { Game } from '@maidan/games/kit/game';
import { parseRecord } from '@maidan/games/kit/fair/parseRecord';
import type { RoundRecord } from '@maidan/games/kit/fair/record';
import { recount, verifyRecord } from '@maidan/games/kit/fair/recount';
import { rootWords } from '../../parts/rootWords.ts';

/** A round drawn again in this browser, from its record alone. */
export interface Verdict {
  readonly checks: readonly Check[];
  /** What is wrong with it, in words; nothing when all is right. */
  readonly fault: string | undefined;
}

export interface Check {
  readonly name: 'Commitment' | 'BetsRoot' | 'Beacon' | 'Seed' | 'Cards';
  readonly isPassed: boolean;
}

export function readRecord(record: unknown): RoundRecord | undefined {
  const read = parseRecord(JSON.stringify(record));
  return read.ok ? read.value : undefined;
}

export async function verdictOn(game: Game, record: RoundRecord): Promise<Verdict> {
  const { drawn, fault } = recount(record);
  const verified = verifyRecord(game, record);
  const forged = await beaconFault(record);
  const isCommitted = commit(record.seed) === record.commitment;
  const broken: Fault | undefined = verified.ok ? forged : verified.error;
  return {
    checks: [
      { name: 'Commitment', isPassed: isCommitted },
      ...(record.windows ? [{ name: 'BetsRoot' as const, isPassed: !ANNOUNCED_FAULTS.has(fault ?? '') }] : []),
      { name: 'Beacon', isPassed: !forged && !BEACON_FAULTS.has(fault ?? '') },
      { name: 'Seed', isPassed: isCommitted },
      { name: 'Cards', isPassed: verified.ok && drawn.length === record.dealt.length },
    ],
    fault: broken && FAULTS[broken],
  };
}

const BEACON_FAULTS = new Set<string>([
  'entropy-is-missing',
  'entropy-was-used-twice',
  'entropy-was-not-used',
  'entropy-is-not-of-its-signature',
  'beacon-went-backwards',
  'beacon-is-not-the-first-after-the-close',
  'beacon-is-not-the-announced-one',
] satisfies Fault[]);

const ANNOUNCED_FAULTS = new Set<string>([
  'announcement-is-another-one',
  'window-was-not-announced',
  'bets-root-is-missing',
  'bets-root-was-late',
  'bets-root-was-too-early',
  'closed-round-was-voided-by-one',
  'void-is-not-as-the-record-shows',
] satisfies Fault[]);

/** What was published, and what is to be said of it. */
interface Evidence {
  readonly value: string;
  readonly note?: string;
}

const only = (value: string): readonly Evidence[] => (value === '' ? [] : [{ value }]);

/** By what is checked; nothing where nothing was published. */
export const evidenceOf = (record: RoundRecord): Readonly<Record<Check['name'], readonly Evidence[]>> => ({
  Commitment: only(record.commitment),
  BetsRoot: (record.windows ?? []).map(told => ({ value: told.betsRoot ?? '', note: rootWords(told) })),
  Beacon: record.entropy.map(({ value, source }) => ({ value, note: source })),
  Seed: only(record.seed),
  Cards: only(record.dealt.map(({ face }) => feedCode(face)).join(' ')),
});
