import type { Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useListAddress } from '../../parts/useListAddress.ts';
import { SPORT_NAMES, type SportCode } from './sportName.ts';

export const STATE_CHOICES = [
  { value: 'underWay', label: say('officeSport.open') },
  { value: 'inPlay', label: say('officeSport.inPlay') },
  { value: 'upcoming', label: say('officeSport.upcoming') },
  { value: 'over', label: say('officeSport.over') },
  { value: 'void', label: say('officeSport.void') },
] as const;

export const SPORT_CODES = Object.keys(SPORT_NAMES) as readonly SportCode[]; // the keys of a record of all of them

export const SPORT_CHOICES = [
  { value: '', label: say('officeSport.allSports') },
  ...SPORT_CODES.map(value => ({ value, label: SPORT_NAMES[value] })),
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
