import { decimal } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import dum10 from '../dum10.ts';
import queen from '../queen.ts';
import teen3 from '../teen3.ts';
import teen32 from '../teen32.ts';
import teen33 from '../teen33.ts';
import teen42 from '../teen42.ts';
import { isCard } from './feed.ts';
import { type Game, selectionsOf, type Table } from './game.ts';
import { carriedOver, type Deal, Dealer, seatAfter, tableOf } from './play.ts';
import { quotes } from './price.ts';
import type { Offer } from './quote.ts';
import { handsOf } from './solve/hands.ts';
import { type Face, seeded } from './shoe.ts';

test.each([
  ['teen3', teen3, 140, 0.98, 0.99],
  ['teen32', teen32, 140, 0.98, 0.99],
  ['teen33', teen33, 140, 0.98, 0.99],
  ['teen42', teen42, 13, 0.95, 0.99],
  ['queen', queen, 13, 0.95, 0.99],
  ['dum10', dum10, 140, 0.97, 0.985],
])(
  '[R18] %s never returns more than its margin says, whatever is left of the shoe',
  (code, game, rounds, least, most) => {
    let offers = 0;
    for (const gone of shoesOf(game, 7, rounds)) {
      const exact = recounted(game, gone);
      for (const [id, { back, lay }] of Object.entries(quotes(game, { gone, dealt: [] }))) {
        const { win, tie } = exact(id);
        // What is returned at a price, stakes that come back on a tie included; half a millionth is for the floats.
        const at = (offer: Offer | undefined, locked: number) => (offer ? decimal(offer.odds) * win + tie : locked);
        const [backed, laid] = [at(back, least), at(lay, 1)];
        const isWithin = backed > least - 5e-7 && backed < most + tie * (1 - most) + 5e-7 && laid > 1 - 5e-7;
        expect({ code, gone, id, isWithin }).toEqual({ code, gone, id, isWithin: true });
        offers += back ? 1 : 0;
      }
    }
    expect(offers).toBeGreaterThan(rounds);
  },
);

/** Every way to finish the round, looked at with the outcomes of the game and nothing else. */
function recounted(game: Game, gone: readonly Face[]): (id: string) => { win: number; tie: number } {
  const seat = seatAfter(game, { gone, dealt: [] })!;
  const left = [...new Dealer(game, { gone, dealt: [] }).left(seat).keys()].filter(isCard);
  const start = tableOf(game, { gone, dealt: [] });
  const many = [...game.script(start)].filter(step => step.do === 'deal').length;
  const tables: Table[] = handsOf(many, left).map(hand => ({ ...start, [seat]: [...start[seat]!, ...hand] }));
  return id => {
    const { outcome } = selectionsOf(game).find(each => each.id === id)!;
    const outcomes = tables.map(table => outcome(table, 0));
    const share = (wanted: string) => outcomes.filter(each => each === wanted).length / tables.length;
    return { win: share('win'), tie: share('void') };
  };
}

/** What lies aside at the start of each of so many rounds, one shoe after the other. */
function* shoesOf(game: Game, seed: number, rounds: number): Generator<readonly Face[]> {
  const random = seeded(seed);
  let gone: readonly Face[] = [];
  for (let i = 0; i < rounds; i++) {
    yield gone;
    const dealt: Deal[] = [];
    for (let to = seatAfter(game, { gone, dealt }); to !== undefined; to = seatAfter(game, { gone, dealt })) {
      dealt.push({ to, face: new Dealer(game, { gone, dealt }).draw(to, random) });
    }
    gone = carriedOver(game, { gone, dealt });
  }
}
