import type { BoardRow } from '@maidan/contract/event';
import { formatTime } from '../../../ui/when.ts';
import { isRace } from './isRace.ts';
import { eventWords } from './nameWords.ts';

/** What an event is called. A race is called by its time, and everything here is told in the time of India. */
export const eventName = (row: Pick<BoardRow, 'name' | 'sport' | 'venue' | 'country' | 'startsAt'>): string =>
  isRace(row) && row.venue !== '' ? `${formatTime(row.startsAt)} ${row.venue} (${row.country})` : eventWords(row.name);
