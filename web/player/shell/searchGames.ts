import { GAMES, type Entry } from '@maidan/games/index';

/** How many answers fit under the search field. */
const MOST = 8;

/** Games whose name, code or category holds every word typed; those whose name begins with it come first. */
export function searchGames(text: string, most = MOST): readonly Entry[] {
  const query = text.trim().toLowerCase();
  if (!query) return [];
  const words = query.split(/\s+/);
  const isHit = ({ name, code, category }: Entry): boolean => {
    const all = `${name} ${code} ${category}`.toLowerCase();
    return words.every(word => all.includes(word));
  };
  const begins = ({ name }: Entry): number => (name.toLowerCase().startsWith(query) ? 0 : 1);
  return GAMES.filter(isHit)
    .toSorted((a, b) => begins(a) - begins(b))
    .slice(0, most);
}
