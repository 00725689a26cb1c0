import { ALL, type Entry } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';

/** How many answers fit under the search field. */
const MOST = 8;

/**
 * Games whose name, code or category, in English or as the page says it, holds every word typed; those whose name begins with
 * it come first.
 */
export function searchGames(text: string, most = MOST): readonly Entry[] {
  const query = text.trim().toLowerCase();
  if (!query) return [];
  const words = query.split(/\s+/);
  const isHit = ({ name, code, category }: Entry): boolean => {
    const all = [name, code, category, sayGame(name), sayGame(category)].join(' ').toLowerCase();
    return words.every(word => all.includes(word));
  };
  const begins = ({ name }: Entry): number =>
    [name, sayGame(name)].some(each => each.toLowerCase().startsWith(query)) ? 0 : 1;
  return ALL.filter(isHit)
    .toSorted((a, b) => begins(a) - begins(b))
    .slice(0, most);
}
