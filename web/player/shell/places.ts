import type { IconName } from '../../ui/icons.ts';

/* Where the tab bar, the sidebar and the bottom bar lead: a sport of the board or a category of the lobby. */

export interface Place {
  readonly label: string;
  readonly to: string;
}

export interface IconPlace extends Place {
  readonly icon: IconName;
  /** Blinks gently, as the specification asks. */
  readonly marked?: true;
}

/** 'Table Tennis' in an address: table-tennis. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** 'Table Tennis' as the house calls that sport: tableTennis. */
export const sportCode = (name: string): string =>
  slugOf(name).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const toSport = (name: string): string => `/home?sport=${slugOf(name)}`;
export const toCategory = (name: string): string => `/casino?category=${slugOf(name)}`;

export const TABS: readonly Place[] = [
  { label: 'HOME', to: '/home' },
  { label: 'LOTTERY', to: toCategory('Lottery') },
  { label: 'CRICKET', to: toSport('Cricket') },
  { label: 'TENNIS', to: toSport('Tennis') },
  { label: 'FOOTBALL', to: toSport('Football') },
  { label: 'TABLE TENNIS', to: toSport('Table Tennis') },
  { label: 'BACCARAT', to: toCategory('Baccarat') },
  { label: '32 CARDS', to: toCategory('32 Cards') },
  { label: 'TEENPATTI', to: toCategory('Teenpatti') },
  { label: 'POKER', to: toCategory('Poker') },
  { label: 'LUCKY 7', to: toCategory('Lucky 7') },
];

const racing = (label: string, icon: IconName): IconPlace => ({ label, icon, to: toSport(label) });

export const RACING: readonly IconPlace[] = [racing('Horse Racing', 'horse'), racing('Greyhound Racing', 'greyhound')];

export const OTHERS: readonly IconPlace[] = [
  { label: 'Our Casino', icon: 'casino', to: '/casino', marked: true },
  { label: 'Our Virtual', icon: 'star', to: toSport('Virtual Sports'), marked: true },
  { label: 'Live Casino', icon: 'play', to: toCategory('Live Casino') },
  { label: 'Slot Game', icon: 'balls', to: toCategory('Slot Game') },
  { label: 'Fantasy Game', icon: 'flag', to: toCategory('Fantasy Game') },
];

const SPORT_ICONS = {
  Politics: 'politics',
  Cricket: 'cricket',
  Football: 'football',
  Tennis: 'tennis',
  'Table Tennis': 'tableTennis',
  Badminton: 'badminton',
  Esoccer: 'esoccer',
  Basketball: 'basketball',
  Volleyball: 'volleyball',
  Snooker: 'balls',
  'Ice Hockey': 'hockey',
  'E Games': 'gamepad',
  Futsal: 'football',
  Handball: 'basketball',
  Kabaddi: 'kabaddi',
  Golf: 'golf',
  'Rugby League': 'rugby',
  Boxing: 'boxing',
  'Beach Volleyball': 'volleyball',
  'Mixed Martial Arts': 'martialArts',
  MotoGP: 'flag',
  Chess: 'chess',
  Cycling: 'cycle',
  Motorbikes: 'flag',
  Athletics: 'trophy',
  'Basketball 3X3': 'basketball',
  Sumo: 'kabaddi',
  'Virtual Sports': 'star',
  'Motor Sports': 'car',
  Baseball: 'bat',
  'Rugby Union': 'rugby',
  Darts: 'dart',
  'American Football': 'gridiron',
  'Australian Rules': 'rugby',
  'Boat Racing': 'boat',
} as const satisfies Readonly<Record<string, IconName>>;

export const SPORTS: readonly IconPlace[] = Object.entries(SPORT_ICONS).map(([label, icon]) => ({
  label,
  icon,
  to: toSport(label),
}));

const EVERY_SPORT: readonly IconPlace[] = [...SPORTS, ...RACING];

/** The name behind `?sport=…`, if it is one of ours. */
export const sportNamed = (slug: string | null): string | undefined =>
  EVERY_SPORT.find(({ label }) => slugOf(label) === slug)?.label;

/** The place of a sport by its code; a sport without one has a flag. */
export const placeOf = (code: string): IconPlace =>
  EVERY_SPORT.find(({ label }) => sportCode(label) === code) ?? { label: code, icon: 'flag', to: '/home' };

export interface BoardSport extends IconPlace {
  readonly code: string;
}

/** In the strip there is little room for a name. */
const board = (name: string, label = name): BoardSport => ({
  ...placeOf(sportCode(name)),
  label,
  code: sportCode(name),
});

/** The fifteen sports above the live board; a phone shows the first twelve. */
export const BOARD_SPORTS: readonly BoardSport[] = [
  board('Cricket'),
  board('Football'),
  board('Tennis'),
  board('Esoccer'),
  board('Horse Racing', 'Horse'),
  board('Greyhound Racing', 'Greyhound'),
  board('Table Tennis', 'T. Tennis'),
  board('Basketball'),
  board('Boxing'),
  board('Mixed Martial Arts', 'MMA'),
  board('American Football', 'A. Football'),
  board('Volleyball'),
  board('Badminton'),
  board('Snooker'),
  board('Ice Hockey', 'Hockey'),
];

/** The strip when this sport is active: one of the menu takes the last place, so that the active one is always there. */
export function stripWith(active: string): readonly BoardSport[] {
  if (BOARD_SPORTS.some(({ code }) => code === active)) return BOARD_SPORTS;
  return [...BOARD_SPORTS.slice(0, -1), { ...placeOf(active), code: active }];
}

/** One's own bets: those that are open, and those of both kinds that are over. */
export const BET_PAGES: readonly IconPlace[] = [
  { label: 'My Bet', icon: 'bets', to: '/bets' },
  { label: 'Past Sport Bets', icon: 'clock', to: '/bets?show=past' },
  { label: 'Past Casino Bets', icon: 'casino', to: '/bets?show=casino' },
];

export const BOTTOM: readonly IconPlace[] = [
  { label: 'Home', icon: 'home', to: '/home' },
  { label: 'In-Play', icon: 'play', to: '/home?in-play=yes' },
  { label: 'Casino', icon: 'casino', to: '/casino' },
  { label: 'Bets', icon: 'bets', to: '/bets' },
  { label: 'Wallet', icon: 'wallet', to: '/wallet' },
];
