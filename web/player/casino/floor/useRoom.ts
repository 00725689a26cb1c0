import { useSyncExternalStore } from 'react';

/** From the widest down: so many tables stand there at once. */
const ROOM: readonly (readonly [query: string, tables: number])[] = [
  ['(width >= 1200px)', 4],
  ['(width >= 768px)', 2],
];

/** How many tables the screen has room for; none on a phone, where each is played by itself. */
export const useRoom = (): number => useSyncExternalStore(subscribe, roomNow, none);

const roomNow = (): number => ROOM.find(([query]) => matchMedia(query).matches)?.[1] ?? 0;
const none = (): number => 0;

function subscribe(changed: () => void): () => void {
  const queries = ROOM.map(([query]) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
