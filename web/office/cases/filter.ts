import type { Sent } from '@maidan/contract/api';
import { ALERT_RULES } from '@maidan/core/alerts/alert';
import { say } from '@maidan/words/say';
import { useListAddress } from '../parts/useListAddress.ts';

export const STATES = [
  { value: 'open', label: say('officeCases.open') },
  { value: 'closed', label: say('officeCases.closed') },
  { value: 'all', label: say('officeCases.every') },
] as const;

export const RULES = [
  { value: 'all', label: say('officeCases.everyRule') },
  ...ALERT_RULES.map(rule => ({ value: rule, label: say('officeCases.rule', { rule }) })),
] as const;

export const AGES = [
  { value: '0', label: say('officeCases.anyAge') },
  ...[1, 7, 30].map(days => ({ value: String(days), label: say('officeCases.olderThan', { days }) })),
] as const;

export const WHOSE = [
  { value: 'all', label: say('officeCases.everybody') },
  { value: 'mine', label: say('officeCases.mine') },
  { value: 'nobody', label: say('officeCases.nobody') },
] as const;

const SIZE = 20;

/** The filter lives in the address, as that of the payments. */
export function useCaseFilter() {
  const { page, search, value, change, turnTo } = useListAddress();
  const state = chosen(STATES, value('state'), 'open');
  const rule = chosen(RULES, value('rule'), 'all');
  const age = chosen(AGES, value('age'), '0');
  const whose = chosen(WHOSE, value('whose'), 'all');
  const input: Sent<'cases'> = { state, rule, age, whose, search, page, size: SIZE };
  return { state, rule, age, whose, search, input, change, turnTo };
}

export type CaseFilter = ReturnType<typeof useCaseFilter>;

const chosen = <V extends string>(choices: readonly { readonly value: V }[], value: string, usual: V): V =>
  choices.find(choice => choice.value === value)?.value ?? usual;
