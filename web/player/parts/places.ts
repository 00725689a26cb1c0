import { say } from '@maidan/words/say';
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
  /** Of a sport: what the house calls it. */
  readonly code?: string;
}

/** 'Table Tennis', or tableTennis as the house calls that sport, in an address: table-tennis. */
export const slugOf = (name: string): string =>
  name
    .replaceAll(/[a-z](?=[A-Z])|[a-z]{2}(?=\d)/g, '$&-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

const toSport = (name: string): string => `/home?sport=${slugOf(name)}`;
export const toCategory = (name: string): string => `/casino?category=${slugOf(name)}`;

export const TABS: readonly Place[] = [
  { label: say('shell.tabHome'), to: '/home' },
  { label: say('shell.tabLottery'), to: toCategory('Lottery') },
  { label: say('shell.tabCricket'), to: toSport('cricket') },
  { label: say('shell.tabTennis'), to: toSport('tennis') },
  { label: say('shell.tabFootball'), to: toSport('football') },
  { label: say('shell.tabTableTennis'), to: toSport('tableTennis') },
  { label: say('shell.tabBaccarat'), to: toCategory('Baccarat') },
  { label: say('shell.tabCards'), to: toCategory('32 Cards') },
  { label: say('shell.tabTeenpatti'), to: toCategory('Teenpatti') },
  { label: say('shell.tabPoker'), to: toCategory('Poker') },
  { label: say('shell.tabLucky'), to: toCategory('Lucky 7') },
];

/** Most have the icon of their name. */
const sport = (code: string, label: string, icon = code as IconName, to = toSport(code)): SportPlace => ({
  ...{ code, label, icon, to },
});

interface SportPlace extends IconPlace {
  readonly code: string;
}

export const RACING: readonly SportPlace[] = [
  sport('horseRacing', say('shell.horseRacing'), 'horse'),
  sport('greyhoundRacing', say('shell.greyhoundRacing'), 'greyhound'),
];

export const OTHERS: readonly IconPlace[] = [
  { label: say('shell.ourCasino'), icon: 'casino', to: '/casino', marked: true },
  { label: say('shell.ourVirtual'), icon: 'star', to: '/virtual', marked: true },
  { label: say('shell.liveCasino'), icon: 'play', to: toCategory('live-casino') },
  { label: say('shell.slots'), icon: 'balls', to: '/slots' },
  { label: say('shell.fantasy'), icon: 'flag', to: '/fantasy' },
];

export const SPORTS: readonly SportPlace[] = [
  sport('politics', say('shell.politics')),
  sport('cricket', say('shell.cricket')),
  sport('football', say('shell.football')),
  sport('tennis', say('shell.tennis')),
  sport('tableTennis', say('shell.tableTennis')),
  sport('badminton', say('shell.badminton')),
  sport('esoccer', say('shell.esoccer')),
  sport('basketball', say('shell.basketball')),
  sport('volleyball', say('shell.volleyball')),
  sport('snooker', say('shell.snooker'), 'balls'),
  sport('iceHockey', say('shell.iceHockey'), 'hockey'),
  sport('eGames', say('shell.eGames'), 'gamepad'),
  sport('futsal', say('shell.futsal'), 'football'),
  sport('handball', say('shell.handball'), 'basketball'),
  sport('kabaddi', say('shell.kabaddi')),
  sport('golf', say('shell.golf')),
  sport('rugbyLeague', say('shell.rugbyLeague'), 'rugby'),
  sport('boxing', say('shell.boxing')),
  sport('beachVolleyball', say('shell.beachVolleyball'), 'volleyball'),
  sport('mixedMartialArts', say('shell.mixedMartialArts'), 'martialArts'),
  sport('motogp', say('shell.motogp'), 'flag'),
  sport('chess', say('shell.chess')),
  sport('cycling', say('shell.cycling'), 'cycle'),
  sport('motorbikes', say('shell.motorbikes'), 'flag'),
  sport('athletics', say('shell.athletics'), 'trophy'),
  sport('basketball3x3', say('shell.basketball3x3'), 'basketball'),
  sport('sumo', say('shell.sumo'), 'kabaddi'),
  sport('virtualSports', say('shell.virtualSports'), 'star', '/virtual'),
  sport('motorSports', say('shell.motorSports'), 'car'),
  sport('baseball', say('shell.baseball'), 'bat'),
  sport('rugbyUnion', say('shell.rugbyUnion'), 'rugby'),
  sport('darts', say('shell.darts'), 'dart'),
  sport('americanFootball', say('shell.americanFootball'), 'gridiron'),
  sport('australianRules', say('shell.australianRules'), 'rugby'),
  sport('boatRacing', say('shell.boatRacing'), 'boat'),
];

const EVERY_SPORT: readonly SportPlace[] = [...SPORTS, ...RACING];

/** Those with matches, results and competitions: virtual events are rounds of tables. */
export const PLAYED: readonly SportPlace[] = EVERY_SPORT.filter(({ code, to }) => to === toSport(code));

/** The sport behind `?sport=…`, if it is one of ours. */
export const sportAt = (slug: string | null): string | undefined =>
  PLAYED.find(({ code }) => slugOf(code) === slug)?.code;

/** The place of a sport by its code; a sport without one has a flag. */
export const placeOf = (code: string): IconPlace =>
  EVERY_SPORT.find(place => place.code === code) ?? { label: code, icon: 'flag', to: '/home' };

export type BoardSport = SportPlace;

/** In the strip there is little room for a name. */
const board = (code: string, label = placeOf(code).label): BoardSport => ({ ...placeOf(code), label, code });

/** The fifteen sports above the live board; a phone shows the first twelve. */
export const BOARD_SPORTS: readonly BoardSport[] = [
  board('cricket'),
  board('football'),
  board('tennis'),
  board('esoccer'),
  board('horseRacing', say('shell.horse')),
  board('greyhoundRacing', say('shell.greyhound')),
  board('tableTennis', say('shell.shortTableTennis')),
  board('basketball'),
  board('boxing'),
  board('mixedMartialArts', say('shell.mma')),
  board('americanFootball', say('shell.shortAmericanFootball')),
  board('volleyball'),
  board('badminton'),
  board('snooker'),
  board('iceHockey', say('shell.hockey')),
];

/** The strip when this sport is active: one of the menu takes the last place, so that the active one is always there. */
export function stripWith(active: string): readonly BoardSport[] {
  if (BOARD_SPORTS.some(({ code }) => code === active)) return BOARD_SPORTS;
  return [...BOARD_SPORTS.slice(0, -1), { ...placeOf(active), code: active }];
}

/** One's own bets: those that are open, and those of both kinds that are over. */
export const BET_PAGES: readonly IconPlace[] = [
  { label: say('shell.myBets'), icon: 'bets', to: '/bets' },
  { label: say('shell.pastSport'), icon: 'clock', to: '/bets?show=past' },
  { label: say('shell.pastCasino'), icon: 'casino', to: '/bets?show=casino' },
];

export const BOTTOM: readonly IconPlace[] = [
  { label: say('shell.toHome'), icon: 'home', to: '/home' },
  { label: say('shell.inPlay'), icon: 'play', to: '/home?in-play=yes' },
  { label: say('shell.casino'), icon: 'casino', to: '/casino' },
  { label: say('shell.bets'), icon: 'bets', to: '/bets' },
  { label: say('shell.wallet'), icon: 'wallet', to: '/wallet' },
];
