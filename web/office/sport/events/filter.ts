import type { Sent } from '@maidan/contract/api';
import { useListAddress } from '../../parts/useListAddress.ts';
import { spaced } from '../../words.ts';

export const STATE_CHOICES = [
  { value: 'underWay', label: 'Open' },
  { value: 'inPlay', label: 'In play' },
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'over', label: 'Over' },
  { value: 'void', label: 'Void' },
] as const;

/** By the codes of the exchange, in the order of the home page. */
export const SPORT_CODES = [
  'cricket',
  'football',
  'tennis',
  'esoccer',
  'horseRacing',
  'greyhoundRacing',
  'tableTennis',
  'basketball',
  'boxing',
  'mixedMartialArts',
  'americanFootball',
  'volleyball',
  'badminton',
  'snooker',
  'iceHockey',
  'politics',
] as const;

export const SPORT_CHOICES = [
  { value: '', label: 'All sports' },
  ...SPORT_CODES.map(value => ({ value, label: spaced(value) })),
] as const;

const SIZE = 20;

/** The filter of the list lives in the address, so that it survives a look at a match. */
export function useSportFilter() {
  const { page, search, value, change, turnTo } = useListAddress();
  const state = STATE_CHOICES.find(each => each.value === value('state'))?.value ?? 'underWay';
  const sport = SPORT_CHOICES.find(each => each.value === value('sport'))?.value ?? '';
  const input: Sent<'officeSportEvents'> = { sport, state, search: search.slice(0, 60), page, size: SIZE };
  return { state, sport, search, input, change, turnTo };
}
