import type { Sent } from '@maidan/contract/api';
import { GLANCE_DAYS, GLANCE_FIGURES, type GlanceFigure } from '@maidan/contract/glance';
import { HARM_RULES } from '@maidan/core/harm/marker';
import { say } from '@maidan/words/say';
import { useListAddress } from '../parts/useListAddress.ts';

export const DAYS = GLANCE_DAYS.map(days => ({
  value: days,
  label: say('officeProtection.lastDays', { days: Number(days) }),
}));

/** How figures stand together. */
export const GROUPS = {
  limits: ['limitHit', 'depositRefused'],
  checks: ['checkShown', 'checkAnswered', 'checkLeft'],
  stops: ['timeOut', 'exclusion', 'closed'],
  back: ['playedStopped', 'returnRefused', 'return', 'recognised'],
  changes: ['loosened', 'reset'],
} as const satisfies Record<string, readonly GlanceFigure[]>;

export const SHOW = [
  { value: 'new', label: say('officeProtection.new') },
  { value: 'all', label: say('officeProtection.all') },
] as const;

export const RULES = [
  { value: 'all', label: say('officeProtection.everyRule') },
  ...HARM_RULES.map(rule => ({ value: rule, label: say('officeProtection.rule', { rule }) })),
] as const;

/** Which days and which figure live in the address, as every filter of a list does. */
export function useGlanceFilter() {
  const { value, change } = useListAddress();
  const days = GLANCE_DAYS.find(each => each === value('days')) ?? '30';
  const figure = GLANCE_FIGURES.find(each => each === value('figure')) ?? 'limitHit';
  return { days, figure, change };
}

const SIZE = 20;

export function useHarmFilter() {
  const { page, search, value, change, turnTo } = useListAddress();
  const show = SHOW.find(each => each.value === value('show'))?.value ?? 'new';
  const rule = RULES.find(each => each.value === value('rule'))?.value ?? 'all';
  const input: Sent<'harmPlayers'> = { show, rule, search, page, size: SIZE };
  return { show, rule, search, input, change, turnTo };
}

export type HarmFilter = ReturnType<typeof useHarmFilter>;
