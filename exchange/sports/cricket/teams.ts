import { normal, oneOf, rounded, someOf, within } from '../names/draw.ts';
import { randomOf } from '../../random.ts';
import type { Format } from './rules.ts';

/* Teams and players of our own invention. A team has the same eleven whenever it plays. */

export interface League {
  /** What is played for: a table, a draw, or the most matches between two. */
  readonly kind: 'league' | 'cup' | 'series';
  readonly name: string;
  readonly format: Format;
  readonly teams: readonly string[];
}

const FRANCHISES = [
  'Kaveri Kings',
  'Deccan Comets',
  'Malabar Mariners',
  'Doab Dynamos',
  'Konkan Cobras',
  'Thar Falcons',
  'Vindhya Vikings',
  'Aravalli Arrows',
  'Nilgiri Nawabs',
  'Satluj Storm',
  'Chilika Chiefs',
  'Brahmaputra Blazers',
] as const;

const COUNTIES = [
  'Redmoor',
  'Port Ellery',
  'Southmark',
  'Kestrel Bay',
  'Highland Union',
  'Marlow Shire',
  'Harrow Vale',
  'Eastern Isles',
] as const;

export const LEAGUES: readonly League[] = [
  { kind: 'league', name: 'Maidan Premier League', format: 'T20', teams: FRANCHISES },
  { kind: 'cup', name: 'Monsoon Cup', format: 'T20', teams: FRANCHISES },
  { kind: 'league', name: 'Harbour Twenty20', format: 'T20', teams: COUNTIES },
  { kind: 'series', name: 'Harbour One-Day Series', format: 'ODI', teams: COUNTIES },
  { kind: 'cup', name: 'Plateau One-Day Trophy', format: 'ODI', teams: FRANCHISES },
  { kind: 'league', name: 'Five Rivers Test Championship', format: 'Test', teams: COUNTIES },
];

export interface Side {
  readonly name: string;
  /** As rows print it: 'KK'. */
  readonly short: string;
  /** In batting order. */
  readonly players: readonly string[];
  /** Of each of them with the bat. */
  readonly bat: readonly number[];
  /** Who bowls, in the order of the letters of a plan: the new ball first. */
  readonly bowlers: readonly { readonly player: number; readonly skill: number }[];
}

export function sideOf(name: string, bat: number, bowl: number): Side {
  const random = randomOf(`eleven of ${name}`, 0);
  const surnames = someOf(random, SURNAMES, BATTING_ORDER.length);
  const players = surnames.map(surname => `${oneOf(random, INITIALS)}. ${surname}`);
  return {
    name,
    short: shortOf(name),
    players,
    bat: BATTING_ORDER.map(usual => rounded(usual + bat + within(random, -0.1, 0.1))),
    bowlers: BOWLING_ORDER.map(player => ({ player, skill: rounded(bowl + 0.06 * normal(random)) })),
  };
}

/** What a batter is worth by the place in the order. */
export const BATTING_ORDER = [0.25, 0.25, 0.25, 0.2, 0.1, -0.05, -0.2, -0.5, -0.8, -1.1, -1.5] as const;

/** Keeps wicket, and bats fourth. */
export const KEEPER = 3;

/** Two with the new ball, one after them, two who turn it, and one who also bats. */
export const BOWLING_ORDER: readonly number[] = [9, 10, 8, 7, 6, 5];

/** The first letters of its words, or the first letters of its only one. */
const shortOf = (name: string): string => {
  const words = name.split(' ').filter(word => word !== '');
  const letters = words.length > 1 ? words.map(word => word[0]!).join('') : name.slice(0, 3);
  return letters.toUpperCase();
};

const INITIALS = [...'ABDEGHIJKLMNPRSTVY'];

// prettier-ignore
const SURNAMES = [
  'Abhirath', 'Adigal', 'Anandkar', 'Ashdowne', 'Balsaver', 'Barrowfield', 'Bhairat', 'Bhonswar', 'Brandtley',
  'Calloway', 'Chandrol', 'Chitrekar', 'Corvane', 'Dalmiran', 'Deshkari', 'Dhanvat', 'Ellersby', 'Fernhault',
  'Gadrekar', 'Ghorpadkar', 'Gokhra', 'Greyling', 'Haldipur', 'Hargrave', 'Hebbarkot', 'Idnarkar', 'Jambhale',
  'Jorvik', 'Kachrol', 'Kalburkar', 'Karekot', 'Kirloset', 'Lahanwar', 'Lindmoor', 'Lokhandkar', 'Marchmont',
  'Mavalan', 'Mirashet', 'Nambissan', 'Navlekar', 'Okaforde', 'Oswalkar', 'Palitwar', 'Pemberley', 'Penrosset',
  'Phadketi', 'Quarrick', 'Rajwade', 'Redfearn', 'Sabnavar', 'Salunkot', 'Sengarwal', 'Shirodet', 'Tambevar',
  'Thornbury', 'Udyavar', 'Underhay', 'Vaidyan', 'Varadkot', 'Velankot', 'Wagharkar', 'Wexcombe', 'Whitlocke',
  'Yelvande',
] as const;
