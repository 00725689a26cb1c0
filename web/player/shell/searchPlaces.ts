import { say } from '@maidan/words/say';
import { BET_PAGES, BOTTOM, type IconPlace, OTHERS, RACING, slugOf, SPORTS } from '../parts/places.ts';

/** How many there is room for above games and events. */
const MOST = 5;

/** Pages that are in no menu of sports and games, by the names players know. */
const PAGES: readonly IconPlace[] = [
  ...BOTTOM,
  { label: say('shell.statement'), icon: 'document', to: '/casino/statement' },
  { label: say('shell.results'), icon: 'trophy', to: '/casino/results' },
  { label: say('shell.sportResults'), icon: 'flag', to: '/results' },
  { label: say('season.all'), icon: 'trophy', to: '/competitions' },
  ...BET_PAGES,
  { label: say('shell.rules'), icon: 'book', to: '/rules' },
  { label: say('shell.fair'), icon: 'shield', to: '/casino/fair' },
  { label: say('shell.security'), icon: 'key', to: '/security' },
  { label: say('shell.apk'), icon: 'download', to: '/install' },
];

const PLACES: readonly IconPlace[] = [...SPORTS, ...RACING, ...PAGES, ...OTHERS];

/** Sports and pages of which every word typed begins a word; those that begin with it come first. */
export function searchPlaces(text: string, most = MOST): readonly IconPlace[] {
  const query = text.trim().toLowerCase();
  if (!query) return [];
  const typed = query.split(/[\s-]+/);
  const isHit = ({ label, code = '' }: IconPlace): boolean => {
    const words = `${label} ${slugOf(code)}`.toLowerCase().split(/[\s-]+/); // whatever letters a sport is typed in
    return typed.every(start => words.some(word => word.startsWith(start)));
  };
  const begins = ({ label }: IconPlace): number => (label.toLowerCase().startsWith(query) ? 0 : 1);
  return PLACES.filter(isHit)
    .toSorted((a, b) => begins(a) - begins(b))
    .slice(0, most);
}
