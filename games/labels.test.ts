import { expect, test } from 'vitest';
import { ALL, gameOf } from './index.ts';
import { labelOf, selectionsOf } from './kit/game.ts';
import { carriedOver, type Deal, Dealer, playAlong, tableOf } from './kit/play.ts';
import type { Face } from './kit/shoe.ts';
import { seeded } from './kit/shoe.ts';

/* A bet is kept by the code of its selection, and called by it afterwards: see server/casino/betLabels.ts. */

test.each(ALL.map(({ code }) => code))('%s: a cell of a row in the feed says what both are called', async code => {
  const cells = selectionsOf((await gameOf(code))!).filter(({ sid }) => typeof sid === 'string');
  expect(cells.map(({ cell }) => `${cell?.row} ${cell?.name}`)).toEqual(cells.map(({ label }) => label));
  const rows = Map.groupBy(cells, ({ sid }) => Number.parseInt(String(sid), 10));
  for (const row of rows.values()) expect(new Set(row.map(({ cell }) => cell?.row)).size).toBe(1);
});

/** As many as a shoe that lasts has room for. */
const ROUNDS = 40;

test.each(ALL.map(({ code }) => code))('%s: whatever is dealt, a selection is called as before', async code => {
  const game = (await gameOf(code))!;
  const words = seeded(53);
  const selections = selectionsOf(game);
  const labels = (gone: readonly Face[], dealt: readonly Deal[]) =>
    selections.map(selection => labelOf(selection, tableOf(game, { gone, dealt })));
  let gone: readonly Face[] = [];
  for (let nth = 0; nth < (game.carry ? ROUNDS : 1); nth++) {
    const before = labels(gone, []);
    const dealer = new Dealer(game, { gone, dealt: [] });
    const dealt: Deal[] = [];
    for (const { to, face } of playAlong(game, gone, seat => dealer.draw(seat, words))) {
      dealt.push({ to, face });
      expect(labels(gone, dealt)).toEqual(before);
    }
    gone = carriedOver(game, { gone, dealt });
  }
});
