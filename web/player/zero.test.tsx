import type { Reply } from '@maidan/contract/api';
import type { MyBet } from '@maidan/contract/table';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { gameOf } from '@maidan/games/index';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { Profit } from './exchange/bets/pastCells.tsx';
import { betGroups } from './casino/slip/betGroups.ts';
import { BetLine } from './casino/slip/BetLine.tsx';

/* What came to nothing has neither won nor lost: wherever it is told, it has neither colour. */

vi.stubGlobal('localStorage', { getItem: () => null });
afterAll(() => void vi.unstubAllGlobals());
const { RoundBets } = await import('./casino/results/RoundBets.tsx');

const teen20 = (await gameOf('teen20'))!;
const lottcard = (await gameOf('lottcard'))!;

const settled = (selection: string, made: number): MyBet =>
  ({
    ...{
      id: `${selection} ${made}`,
      game: 'any',
      round: '1',
      label: selection,
      selection,
      side: 'back',
      line: 0,
      at: 1,
    },
    ...{ odds: odds(1.98), stake: rupees(100), state: 'settled', profit: rupees(made) },
  }) as unknown as MyBet; // brands are the server's to give

const lineOf = (game: typeof teen20, bets: readonly MyBet[]): string =>
  betGroups(game, bets)
    .map(group =>
      renderToStaticMarkup(<BetLine game={game} group={group} canUndo={() => false} onUndo={() => undefined} />),
    )
    .join('');

/** In the dialog of a round, with the sum of them. */
function inDialog(bets: readonly MyBet[]): string {
  const client = new QueryClient();
  client.setQueryData(['myCasinoBets', { game: 'teen20', round: '1', size: 50 }], bets);
  const round = { id: '1', gone: [], dealt: [] } as unknown as Reply<'round'>; // all that is read of it
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RoundBets game={teen20} round={round} />
    </QueryClientProvider>,
  );
}

/** Figures and the colour of each, stakes too: '+98.00 pos'. */
const coloured = (html: string): readonly string[] =>
  [...html.matchAll(/<b(?: class="(\w+)")?>([+−]?[\d.]+)<\/b>/g)].map(
    ([, tone = 'plain', figure]) => `${figure} ${tone}`,
  );

describe('a result of zero has neither colour', () => {
  test.each<[made: number, figure: string]>([
    [98, '+98.00 pos'],
    [0, '0.00 plain'],
    [-100, '−100.00 neg'],
  ])('%i: %s', (made, figure) => {
    expect(coloured(lineOf(teen20, [settled('A.win', made)]))).toContain(figure);
    expect(coloured(renderToStaticMarkup(<Profit profit={rupees(made)} />))).toEqual([figure]);
    expect(coloured(inDialog([settled('A.win', made)])).filter(each => each === figure)).toHaveLength(2);
  });

  test('many that are told in one line have the colour of each, and none together where they come to zero', () => {
    const many = ['01', '02', '03', '04'].map((ticket, nth) => settled(`double.${ticket}`, [100, -100, 0, 0][nth]!));
    const figures = ['0.00 plain', '400.00 plain', '+100.00 pos', '−100.00 neg', '0.00 plain', '0.00 plain'];
    expect(coloured(lineOf(lottcard, many)).slice(-6)).toEqual(figures);
  });
});
