import type { Reply } from '@maidan/contract/api';
import { type ErrorCode, sentenceOf } from '@maidan/contract/errors';
import { expandShort } from '@maidan/core/format';
import { inRupees, type Money, parseRupees } from '@maidan/core/money';
import { say } from '@maidan/words/say';

/* What the office says about a table, and what is typed about it. */

export type CasinoTable = Reply<'officeTables'>['rows'][number];

export const PHASES: Readonly<Record<CasinoTable['phase'], string>> = {
  new: say('officeHouse.phaseNew'),
  open: say('officeHouse.phaseOpen'),
  closed: say('officeHouse.phaseClosed'),
  dealing: say('officeHouse.phaseDealing'),
  settled: say('officeHouse.phaseSettled'),
  void: say('officeHouse.phaseVoid'),
};

const OVER: readonly CasinoTable['phase'][] = ['settled', 'void'];

/** One person ends it at once; from the close of its first bets on a second one is needed. */
export const isFirstOpen = ({ isPlayed, round, phase, wasClosed }: CasinoTable): boolean =>
  isPlayed && round !== '' && !wasClosed && !OVER.includes(phase);

/** It takes bets, round after round. */
export const isOn = ({ isPlayed, isHeld, status }: CasinoTable): boolean => isPlayed && !isHeld && status === 'on';

export const SHOWN = [
  { value: 'all', label: say('officeHouse.all') },
  { value: 'on', label: say('officeHouse.on') },
  { value: 'off', label: say('officeHouse.off') },
  { value: 'bets', label: say('officeHouse.withBets') },
] as const;
export type Shown = (typeof SHOWN)[number]['value'];

export function isShown(table: CasinoTable, shown: Shown, search: string): boolean {
  const isFound = `${table.name} ${table.code} ${table.round}`.toLowerCase().includes(search.trim().toLowerCase());
  const fits = { all: true, on: isOn(table), off: !isOn(table), bets: table.bets > 0 };
  return isFound && fits[shown];
}

/** Limits as they are typed: rupees, both empty for the game's own. */
export interface TypedLimits {
  readonly min: string;
  readonly max: string;
}
export type LimitsDraft = Readonly<Record<string, TypedLimits>>;

export const NO_LIMITS: TypedLimits = { min: '', max: '' };

export const draftOf = (limits: CasinoTable['limits']): LimitsDraft =>
  Object.fromEntries(
    Object.entries(limits).map(([market, { min, max }]) => [
      market,
      { min: `${inRupees(min)}`, max: `${inRupees(max)}` },
    ]),
  );

export type Read = { readonly limits: CasinoTable['limits'] } | { readonly faults: Readonly<Record<string, string>> };

/** What was typed, in paise; or what is wrong with which field. */
export function limitsOf(draft: LimitsDraft): Read {
  const limits: Record<string, { min: Money; max: Money }> = {};
  const faults: Record<string, string> = {};
  for (const [market, { min, max }] of Object.entries(draft)) {
    if (min.trim() === '' && max.trim() === '') continue;
    const least = parseRupees(expandShort(min));
    const most = parseRupees(expandShort(max));
    if (typeof least === 'string') faults[`${market}.min`] = sentenceOf(least satisfies ErrorCode);
    else if (typeof most === 'string') faults[`${market}.max`] = sentenceOf(most satisfies ErrorCode);
    else if (least > most) faults[`${market}.max`] = sentenceOf('limits-crossed');
    else limits[market] = { min: least, max: most };
  }
  return Object.keys(faults).length > 0 ? { faults } : { limits };
}
