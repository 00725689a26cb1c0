import { BET_PAGES, BOTTOM, type IconPlace, OTHERS, RACING, SPORTS } from './places.ts';

/** How many there is room for above games and events. */
const MOST = 5;

/** Pages that are in no menu of sports and games, by the names players know. */
const PAGES: readonly IconPlace[] = [
  ...BOTTOM,
  { label: 'Account Statement', icon: 'document', to: '/casino/statement' },
  { label: 'Casino Results', icon: 'trophy', to: '/casino/results' },
  ...BET_PAGES,
  { label: 'Rules', icon: 'book', to: '/rules' },
  { label: 'Fair Play', icon: 'shield', to: '/casino/fair' },
  { label: 'Security', icon: 'key', to: '/security' },
  { label: 'Download Apk', icon: 'download', to: '/install' },
];

const PLACES: readonly IconPlace[] = [...SPORTS, ...RACING, ...PAGES, ...OTHERS];

/** Sports and pages of which every word typed begins a word; those that begin with it come first. */
export function searchPlaces(text: string, most = MOST): readonly IconPlace[] {
  const query = text.trim().toLowerCase();
  if (!query) return [];
  const typed = query.split(/[\s-]+/);
  const isHit = ({ label }: IconPlace): boolean => {
    const words = label.toLowerCase().split(/[\s-]+/);
    return typed.every(start => words.some(word => word.startsWith(start)));
  };
  const begins = ({ label }: IconPlace): number => (label.toLowerCase().startsWith(query) ? 0 : 1);
  return PLACES.filter(isHit)
    .toSorted((a, b) => begins(a) - begins(b))
    .slice(0, most);
}
