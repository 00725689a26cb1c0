import type { IconName } from '../../../ui/icons.ts';

const ICONS: Readonly<Record<string, IconName>> = {
  cricket: 'cricket',
  football: 'football',
  esoccer: 'football',
  tennis: 'tennis',
  tableTennis: 'tableTennis',
  basketball: 'basketball',
  volleyball: 'volleyball',
  badminton: 'badminton',
  iceHockey: 'hockey',
  boxing: 'boxing',
  mixedMartialArts: 'boxing',
  snooker: 'balls',
  horseRacing: 'horse',
  greyhoundRacing: 'greyhound',
  politics: 'politics',
};

export const iconOfSport = (sport: string): IconName => ICONS[sport] ?? 'play';
