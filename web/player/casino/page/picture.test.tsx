import type { TableView } from '@maidan/contract/table';
import teen20 from '@maidan/games/teen20';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { say } from '@maidan/words/say';
import { settled } from '../studio/rehearsedRounds.ts';
import type { LiveTable } from '../useTable.ts';
import { Picture } from './Picture.tsx';
import { awayWords } from './asides.tsx';

const view = { round: settled(teen20), status: 'on', streamUrl: '' } as Partial<TableView> as TableView;

const drawn = (away: LiveTable['away'], isEmpty = false): string =>
  renderToString(
    <Picture game={teen20} live={{ view, now: () => 0, isStale: false, away }} isEmpty={isEmpty} own={null} />,
  );

/** React marks where something is that is fetched later: the studio. */
const hasStudio = (isEmpty: boolean): boolean => drawn(undefined, isEmpty).includes('<!--$');

test('a round is played in the picture; while it is to be empty there is the room alone', () => {
  expect([hasStudio(false), hasStudio(true)]).toEqual([true, false]);
});

test('[R21] while nobody deals the picture says why, and nothing when somebody does', () => {
  expect((['moving', undefined] as const).map(away => drawn(away, true).includes('<!--$'))).toEqual([true, false]);
  expect([awayWords('moving'), awayWords('cutOff')]).toEqual([say('casino.takenOver'), say('casino.notReached')]);
});
