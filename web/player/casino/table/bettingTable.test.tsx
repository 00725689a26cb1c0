import { GAMES } from '@maidan/games/index';
import { type Block, type Game, selectionsIn } from '@maidan/games/kit/game';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { InsideSpots } from '../boards/InsideSpots.tsx';
import { Racetrack } from '../boards/Racetrack.tsx';
import { type Offers, selectionOf } from './offers.ts';
import { SectionPanel } from './SectionPanel.tsx';
import { sectionsOf } from './sections.ts';
import { cellsIn, offersOf, openWindow } from './testOffers.ts';

const drawn = (offers: Offers, seen = offers.quotes): string =>
  sectionsOf(offers.game, seen)
    .map(section => renderToStaticMarkup(<SectionPanel offers={offers} section={section} />))
    .join('') + askedFor(offers);

/** What a roulette table has besides, once it is asked for: the places between its numbers, and its wheel. */
const askedFor = (offers: Offers): string =>
  offers.game.layout.some(block => block.kind === 'board' && block.board === 'roulette')
    ? renderToStaticMarkup(
        <>
          <InsideSpots offers={offers} onPoint={() => {}} />
          <Racetrack offers={offers} covered={new Set()} onPoint={() => {}} />
        </>,
      )
    : '';

/** Boards on which a bet is put together first have no cell for every bet: their own tests prove that each can be made. */
const isPutTogether = (block: Block): boolean =>
  block.kind === 'board' && ['lottery', 'kbc', 'judgement'].includes(block.board);

/** Between two numbers that are never sold together there is no place. */
const isNowhere = (game: Game, id: string): boolean =>
  /^(split|street|corner|line)\d/.test(id) && selectionOf(game, id).price.kind === 'locked';

function placed(game: Game, blocks: readonly Block[]): string[] {
  return blocks
    .filter(block => !isPutTogether(block))
    .flatMap(block => {
      const sides = block.kind === 'rows' ? block.sides : ['back'];
      return selectionsIn(game, block)
        .filter(id => !isNowhere(game, id))
        .flatMap(id => sides.map(side => `${id} ${side}`));
    })
    .toSorted();
}

describe.each(GAMES.map(({ code, load }) => ({ code, load })))('$code', ({ code, load }) => {
  test(`[S003] [S092] ${code} shows every cell of its layout once, and sells those that have a price`, async () => {
    const { default: game } = await load();
    const round = openWindow(game);
    const offers = offersOf(game, round);
    const cells = cellsIn(drawn(offers));
    const blocks = sectionsOf(game, round.quotes).flatMap(section => section.blocks);
    expect(cells.map(cell => `${cell.selection} ${cell.side}`).toSorted()).toEqual(placed(game, blocks));
    for (const { selection, side, isDisabled, words } of cells) {
      const offer = round.quotes[selection]?.[side === 'lay' ? 'lay' : 'back'];
      expect([words, isDisabled]).toEqual([words, offer === undefined]);
      expect(words.endsWith(', locked')).toBe(isDisabled);
    }
  });

  test(`[S092] ${code} sells nothing while bets are closed, and keeps its shape`, async () => {
    const { default: game } = await load();
    const round = openWindow(game);
    const [open, closed] = [
      cellsIn(drawn(offersOf(game, round))),
      cellsIn(drawn(offersOf(game, round, {}), round.quotes)),
    ];
    expect(closed.map(({ selection }) => selection)).toEqual(open.map(({ selection }) => selection));
    expect(closed.filter(({ isDisabled }) => !isDisabled)).toEqual([]);
  });

  test(`${code} sells nothing at a price that may be old, and still shows it`, async () => {
    const { default: game } = await load();
    const round = openWindow(game);
    const offers = offersOf(game, round);
    const stale = cellsIn(drawn({ ...offers, isStale: true }));
    expect(stale.filter(({ isDisabled }) => !isDisabled)).toEqual([]);
    expect(stale.map(({ words }) => words)).toEqual(cellsIn(drawn(offers)).map(({ words }) => words));
  });
});
