import type { Settings } from '@maidan/contract/settings';

/** Whether players from there are taken: where money is real, the operator's licence says from which countries. */
export function isCountryTaken(country: string, { money }: Pick<Settings, 'money'>): boolean {
  return money.mode !== 'real' || money.countries.some(each => spelt(each) === spelt(country));
}

const spelt = (country: string): string => country.normalize('NFKC').trim().toLowerCase();
