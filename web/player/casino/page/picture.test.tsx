import type { TableView } from '@maidan/contract/table';
import teen20 from '@maidan/games/teen20';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { settled } from '../studio/rehearsedRounds.ts';
import { Picture } from './Picture.tsx';

const view = { round: settled(teen20), status: 'on', streamUrl: '' } as Partial<TableView> as TableView;

/** React marks where something is that is fetched later: the studio. */
const hasStudio = (isEmpty: boolean): boolean =>
  renderToString(<Picture game={teen20} live={{ view, now: () => 0, isStale: false }} isEmpty={isEmpty} />).includes(
    '<!--$',
  );

test('a round is played in the picture; while it is to be empty there is the room alone', () => {
  expect([hasStudio(false), hasStudio(true)]).toEqual([true, false]);
});
