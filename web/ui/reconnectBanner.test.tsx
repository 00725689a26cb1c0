import { type HouseView, WHY_NOT_OPEN } from '@maidan/contract/house';
import { say } from '@maidan/words/say';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Connection } from '../live/socket.ts';
import { LineBanner } from './ReconnectBanner.tsx';

/** Its words, without the button. */
function wordsOf(connection: Connection, condition: HouseView['condition'] = 'open'): string {
  const markup = renderToStaticMarkup(<LineBanner {...{ connection, condition }} reconnectNow={() => {}} />);
  return markup
    .replace(/<button.*<\/button>/s, '')
    .replace(/<[^>]*>/g, '')
    .trim();
}

test('who gets no live line is told so, and that prices come all the same', () => {
  expect(wordsOf({ state: 'polling', retryAt: 0 })).toBe(
    'There is no live line just now, perhaps because too many are open from here. Prices are fetched every 2 seconds meanwhile.',
  );
});

test('a line that was lost is tried again, and says when', () => {
  const soon = Date.now() + 60_000;
  expect(wordsOf({ state: 'reconnecting', retryAt: soon })).toContain(say('frame.lineLost'));
});

test.each(['connected', 'idle', 'connecting'] as const)(
  'with a line that is %s only the house has something to say',
  state => {
    expect([wordsOf({ state }), wordsOf({ state }, 'waiting')]).toEqual(['', WHY_NOT_OPEN.waiting]);
  },
);
