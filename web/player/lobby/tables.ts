import { type Entry, GAMES } from '@maidan/games/index';
import { CATEGORIES, type Category } from '@maidan/games/kit/category';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { slugOf, toCategory } from '../parts/places.ts';

/** A choice of tables: one of the bar, or one that only the menus lead to. */
export interface Choice {
  readonly name: string;
  readonly label: string;
  readonly to: string;
  readonly tables: readonly Entry[];
}

const tablesOf = (category: Category): readonly Entry[] =>
  category === 'All Casino' ? GAMES : GAMES.filter(entry => entry.category === category);

/** The category bar: the twelve in their order, then the tables that none of them but the first has. */
export const BAR: readonly Choice[] = [
  ...CATEGORIES.map(name => ({
    name,
    label: sayGame(name),
    to: name === 'All Casino' ? '/casino' : toCategory(name),
    tables: tablesOf(name),
  })),
  {
    name: 'Others',
    label: say('lobby.others'),
    to: toCategory('Others'),
    tables: GAMES.filter(({ category }) => category === 'All Casino'),
  },
];

/** Named by the tab bar and the sidebar. Every table is a live one. */
const ELSEWHERE: readonly Choice[] = [
  { name: 'live-casino', label: say('lobby.live'), tables: GAMES },
  { name: 'lottery', label: say('lobby.lottery'), tables: GAMES.filter(({ menu }) => menu === 'lottery') },
].map(choice => ({ ...choice, to: toCategory(choice.name) }));

/** What `?category=…` means; anything unknown is the whole lobby. */
export function choiceOf(slug: string | null): Choice {
  const named = [...BAR, ...ELSEWHERE].find(({ name }) => slugOf(name) === slug);
  return named ?? BAR[0]!;
}
