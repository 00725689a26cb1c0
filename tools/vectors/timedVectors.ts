import { after, type Millis } from '@maidan/core/ids';
import { numberMadeAt } from '@maidan/games/kit/fair/announcement';
import { deck, openCard } from '@maidan/games/kit/testing/fairSamples';
import type { RecordedWindow, RoundRecord } from '@maidan/games/kit/fair/record';
import type { FaultCode, VoidedBy } from '@maidan/games/kit/roundFaults';
import * as second from '@maidan/games/kit/testing/secondSamples';
import { type Pair, pairs } from './pairVectors.ts';
import { asSecond, secondPairs } from './secondVectors.ts';
import { resealed, type Vector, verified } from './vector.ts';

/* Records of version v4, true and corrupted: those of v2, and when the root of the bets was put on record. */

const RECORD = timed(second.secondRecord(openCard, 100));
const PUBLIC = second.announcedRecord(deck, 101);

/** The same with the time of every root. */
export function timed(record: RoundRecord, at: (window: RecordedWindow) => Millis = soon): RoundRecord {
  const windows = record.windows!.map(each => ({ ...each, betsRootAt: each.betsRoot === null ? null : at(each) }));
  return resealed({ version: 'v4', windows }, record);
}

/** Not long after the betting closed. */
function soon({ closes }: RecordedWindow): Millis {
  return after(closes, 40);
}

/** So many milliseconds after the number was made that decides. */
const afterNumber =
  (ms: number) =>
  ({ beacon }: RecordedWindow): Millis =>
    after(numberMadeAt(beacon)!, ms);

export function timedVectors(): Vector[] {
  const late = timed(PUBLIC, afterNumber(0));
  const ended = { dealt: [], entropy: [], result: null, void: { fault: 'bets-root-late', by: 'house' } } as const;
  return [
    verified('v4: an open card', RECORD),
    verified('v4: with the public beacon', timed(PUBLIC)),
    verified('v4: a root a millisecond before the number', timed(PUBLIC, afterNumber(-1))),
    verified('v4: void by two people before any card', timed(second.voidRecord(deck, 102, 0))),
    verified('v4: void because the root was late', resealed(ended, late)),
    verified(
      'v4: nobody knows when a local beacon is asked',
      timed(RECORD, ({ closes }) => after(closes, 60_000)),
    ),
    { name: 'v4: a root as late as the number', expect: 'bets-root-was-late', record: late },
    ...unreadable(),
    ...contradicted(),
    {
      name: 'v4: another time of the root, the digest as it was',
      expect: 'record-was-altered',
      record: { ...RECORD, windows: RECORD.windows!.map(each => ({ ...each, betsRootAt: each.closes })) },
    },
  ];
}

/** A house that says of a round what the rest of its record contradicts, with a digest that fits. */
function contradicted(): Vector[] {
  const LOCAL = second.secondRecord(openCard, 100);
  const [none, cards] = [{ dealt: [], entropy: [], result: null } as const, { result: null } as const];
  const by = (fault: FaultCode, voider: VoidedBy = 'house') => ({ void: { fault, by: voider } });
  const late = timed(PUBLIC, afterNumber(0));
  const early = (name: string, record: RoundRecord): Vector => ({ name, expect: 'bets-root-was-too-early', record });
  const unfit = (name: string, change: Partial<RoundRecord>, record: RoundRecord): Vector => ({
    ...{ name, expect: 'void-is-not-as-the-record-shows', record: resealed(change, record) },
  });
  const madeUp = { void: { fault: 'we-did-not-like-it' as FaultCode, by: 'house' } } as const;
  return [
    verified('v4: void because the root was not told', resealed({ ...none, ...by('bets-root-untold') }, timed(PUBLIC))),
    verified('v2: void because the root was late', resealed({ ...none, ...by('bets-root-late') }, PUBLIC)),
    verified(
      'v4: closed in a hurry',
      timed(RECORD, ({ closes }) => after(closes, -9_000)),
    ),
    unfit('v4: void for a late root that was in time', { ...none, ...by('bets-root-late') }, timed(PUBLIC)),
    unfit('v4: void for an untold root that was late', { ...none, ...by('bets-root-untold') }, late),
    unfit('v4: void for a late root, of a local beacon', { ...none, ...by('bets-root-late') }, timed(LOCAL)),
    unfit('v2: void for a late root, of a local beacon', { ...none, ...by('bets-root-late') }, LOCAL),
    unfit('v4: void for a late root, by two people', { ...none, ...by('bets-root-late', 'two') }, late),
    unfit('v4: void by the house for what people see', { ...cards, ...by('cards-in-doubt') }, timed(PUBLIC)),
    unfit(
      'v4: void for a missing number that cards were drawn by',
      { ...cards, ...by('beacon-missing') },
      timed(PUBLIC),
    ),
    unfit('v2: void by a restart before cards that are there', { ...cards, ...by('restarted-while-betting') }, LOCAL),
    {
      ...{ name: 'v4: void for a reason that nobody knows', expect: 'record-field-is-malformed' },
      record: resealed({ ...cards, ...madeUp }, timed(PUBLIC)),
    },
    early(
      'v4: a root of 1970',
      timed(PUBLIC, () => 0 as Millis),
    ),
    early(
      'v4: a root before its window was open',
      timed(PUBLIC, ({ closes }) => after(closes, -600_001)),
    ),
    early(
      'v4: the second root before the first',
      timed(LOCAL, ({ closes, window }) => after(closes, window === 2 ? -20_001 : 0)),
    ),
  ];
}

function unreadable(): Vector[] {
  const changed = (change: object) => ({ ...RECORD, windows: [{ ...RECORD.windows![0]!, ...change }] });
  const { betsRootAt: _, ...untimed } = RECORD.windows![0]!;
  const malformed: Readonly<Record<string, unknown>> = {
    'a root without its time': changed({ betsRootAt: null }),
    'the time of no root': changed({ betsRoot: null }),
    'a time in words': changed({ betsRootAt: 'noon' }),
  };
  return [
    { name: 'v4: no word of the time', expect: 'record-field-is-missing', record: { ...RECORD, windows: [untimed] } },
    { name: 'v4: a time in a record of v2', expect: 'record-field-is-unknown', record: { ...RECORD, version: 'v2' } },
    { name: 'a record of v5', expect: 'record-is-of-another-version', record: { ...RECORD, version: 'v5' } },
    ...Object.entries(malformed).map(([name, record]) => ({
      ...{ name: `v4: ${name}`, expect: 'record-field-is-malformed' as const, record },
    })),
  ];
}

/** Rounds of one table, before and after records told when the root was put on record. */
export function timedPairs(): Pair[] {
  const { earlier, later } = secondPairs()[0]!;
  const [first, fifth] = [pairs()[1]!.earlier, pairs()[1]!.later];
  const wrong = { expect: 'version-went-backwards' } as const;
  const told = asSecond(first);
  return [
    { name: 'v4: two rounds in a row', expect: 'verified', earlier: timed(earlier), later: timed(later) },
    { name: 'v4 after v2', expect: 'verified', earlier, later: timed(later) },
    { name: 'v2 after v1, rounds between', expect: 'verified', earlier: first, later: asSecond(fifth) },
    { ...wrong, name: 'v2 after v4', earlier: timed(earlier), later },
    { ...wrong, name: 'v1 after v2, rounds between', earlier: told, later: fifth },
    { ...wrong, name: 'v1 after v4, rounds between', earlier: timed(told), later: fifth },
  ];
}
