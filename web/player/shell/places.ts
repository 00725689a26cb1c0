import type { IconName } from '../../ui/icons.ts';

/* Where the tab bar, the sidebar and the bottom bar lead: a sport of the board or a category of the lobby. */

export interface Place {
  readonly label: string;
  readonly to: string;
}

export interface IconPlace extends Place {
  readonly icon: IconName;
  /** Stands out, as the specification asks, without blinking. */
  readonly marked?: true;
}

/** 'Table Tennis' in an address: table-tennis. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

export const toSport = (name: string): string => `/home?sport=${slugOf(name)}`;
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
  Esoccer: 'football',
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
  'Mixed Martial Arts': 'boxing',
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
  'American Football': 'rugby',
  'Australian Rules': 'rugby',
  'Boat Racing': 'boat',
} as const satisfies Readonly<Record<string, IconName>>;

export type Sport = keyof typeof SPORT_ICONS;

export const SPORTS: readonly IconPlace[] = Object.entries(SPORT_ICONS).map(([label, icon]) => ({
  label,
  icon,
  to: toSport(label),
}));

const board = (name: Sport, label: string = name): IconPlace => ({ label, icon: SPORT_ICONS[name], to: toSport(name) });

/** The fifteen sports above the live board; a phone shows the first twelve. */
export const BOARD_SPORTS: readonly IconPlace[] = [
  board('Cricket'),
  board('Football'),
  board('Tennis'),
  board('Table Tennis', 'T. Tennis'),
  board('Badminton'),
  board('Basketball'),
  board('Volleyball'),
  board('Kabaddi'),
  { label: 'Horse', icon: 'horse', to: toSport('Horse Racing') },
  { label: 'Greyhound', icon: 'greyhound', to: toSport('Greyhound Racing') },
  board('Snooker'),
  board('Ice Hockey', 'Hockey'),
  board('Boxing'),
  board('Golf'),
  board('Politics'),
];

export const BOTTOM: readonly IconPlace[] = [
  { label: 'Home', icon: 'home', to: '/home' },
  { label: 'In-Play', icon: 'play', to: '/home?in-play=yes' },
  { label: 'Casino', icon: 'casino', to: '/casino' },
  { label: 'Bets', icon: 'bets', to: '/bets' },
  { label: 'Wallet', icon: 'wallet', to: '/wallet' },
];

/** The name behind `?sport=…`, if it is one of ours. */
export const sportNamed = (slug: string | null): string | undefined =>
  [...SPORTS, ...RACING].find(({ label }) => slugOf(label) === slug)?.label;
