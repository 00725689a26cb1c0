import { describe, expect, test } from 'vitest';
import { type Game, selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { type Dealing, Dealer, seatAfter } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { seeded } from './kit/shoe.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import trap from './trap.ts';

const returns = new Map(returnsOf(trap).map(one => [one.id, one]));

describe('a round of The Trap', () => {
  test.each([
    // A draws first; the strip
    ['a king traps at once', 'KSS', 'B'],
    ['12 passes', 'QSS KHH', 'A'],
    ['13 is trapped', 'QSS 2HH ASS', 'B'],
    ['14 is trapped', 'QSS 2HH 2SS', 'B'],
    ['15 is trapped', 'QSS 2HH 3SS', 'B'],
    ['16 wins', 'QSS 2HH 4SS', 'A'],
    ['25 wins', 'QSS 2HH KSS', 'A'],
    ['B wins with 16 too', 'ASS 10HH ACC 6HH', 'B'],
    ['B is trapped too', 'ASS 10HH ACC 5HH', 'A'],
    ['the ace counts 1', 'ASS AHH ACC ADD KSS', 'B'],
  ])('%s: %s goes to %s', (_, cards, code) => {
    const { code: found, paid } = outcomesOf(trap, cards);
    expect(found).toBe(code);
    expect([paid['A'], paid['B']]).toEqual(code === 'A' ? ['win', undefined] : [undefined, 'win']);
  });

  test.each([
    // the second card decides the rows of card 2
    ['8HH', ['card2.high']],
    ['KHH', ['card2.high', 'card2.jqk']],
    ['JHH', ['card2.high', 'card2.jqk']],
    ['10HH', ['card2.high']],
    ['7HH', []], // loses both
    ['6HH', ['card2.low']],
    ['AHH', ['card2.low']],
  ])('card 2 is %s: %s', (card, won) => {
    const rest = card === 'KHH' ? '' : ' 6SS';
    const { paid } = outcomesOf(trap, `QSS ${card}${rest}`);
    expect(Object.keys(paid).filter(id => id.startsWith('card2.'))).toEqual(won);
  });

  test('rows of cards that never came are returned', () => {
    const { paid } = outcomesOf(trap, 'KSS');
    expect([paid['card1.high'], paid['card2.high'], paid['card14.jqk']]).toEqual(['win', 1, 1]);
  });

  test('the text has the winner, the highs and lows, and the pictures', () => {
    expect(textOf(trap, 'QSS 7HH 4SS')).toBe('Player A#High - Low#Yes No No');
  });
});

describe('the table', () => {
  test('[S226] two players, then the next card high or low, and a picture', () => {
    expect(
      selectionsOf(trap)
        .slice(0, 4)
        .map(({ sid, label }) => `${sid} ${label}`),
    ).toEqual(['1 Player A', '2 Player B', '3_1 Card 1 High', '3_2 Card 1 Low']);
    expect(selectionsOf(trap).at(-1)).toMatchObject({ sid: '30_3', label: 'Card 14 JQK' });
    expect(trap.markets.map(({ limits }) => limits.max / 100)).toEqual([
      200_000,
      ...Array.from({ length: 28 }, () => 25_000),
    ]);
    expect(trap.layout.filter(({ onlyWhenOpen }) => onlyWhenOpen)).toHaveLength(28);
  });

  test('no round takes fourteen cards: thirteen are at least 28 points, and two sides pass with 24 at most', () => {
    const smallest = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4];
    expect(smallest.reduce((a, b) => a + b)).toBeGreaterThan(12 + 12);
    // The longest there is: six cards of 12 points each, and one more.
    const { code } = outcomesOf(trap, 'ASS AHH ACC ADD 2SS 2HH 2CC 2DD 3SS 3HH 3CC 3DD KSS');
    expect(code).toBe('A');
  });

  test('betting before every card', () => {
    const table = { A: [], B: [] } as Record<string, string[]>;
    const steps: string[] = [];
    for (const step of trap.script(table)) {
      steps.push(`${step.ms / 1000} ${step.do === 'bets' ? 'bets' : step.to}`);
      if (step.do === 'deal') table[step.to]!.push(steps.length > 4 ? 'QS' : '5S');
    }
    expect(steps).toEqual(['12 bets', '1.5 A', '12 bets', '1.5 B', '12 bets', '1.5 A']);
  });
});

describe('prices', () => {
  test('the opening prices of the card', () => {
    expect(pricesOf(trap, '')).toEqual({
      A: '1.79/1.88',
      B: '2.13/2.26',
      'card1.high': '2.1',
      'card1.low': '2.1',
      'card1.jqk': '4.16/4.5',
    });
  });

  test('[R18] A has 54.46 %, B 45.54 %', () => {
    expect(returns.get('A')!.hit).toBeCloseTo(0.5446, 4);
    expect(returns.get('B')!.hit).toBeCloseTo(0.4554, 4);
    expect(returns.get('card1.high')!.hit).toBeCloseTo(24 / 52, 12);
    expect(returns.get('card9.jqk')!.hit).toBeCloseTo(12 / 52, 12);
    for (const { id, rtp, method } of returns.values()) {
      expect([id, method]).toEqual([id, 'exact']);
      expect(rtp).toBeGreaterThan(0.95);
      expect(rtp).toBeLessThan(1);
    }
  });

  test('only the next card is on offer', () => {
    expect(Object.keys(pricesOf(trap, 'QSS 2HH'))).toEqual(['A', 'B', 'card3.high', 'card3.low', 'card3.jqk']);
  });

  test('opening prices kept after cards are seen would be gifts', () => {
    // A holds 12 and is trapped by an ace, a 2 or a 3 only: 38 of 50 cards win.
    expect((38 / 50) * 1.79).toBeCloseTo(1.36, 2);
    expect(pricesOf(trap, 'QSS QHH')['A']).toBe('1.3/1.34');
    // Six low cards are out: 24 of 46 are high.
    expect((24 / 46) * 2.1).toBeCloseTo(1.096, 3);
    expect(pricesOf(trap, 'ASS AHH ACC ADD 2SS 2HH')['card7.high']).toBe('1.87');
  });

  test.each(['QSS QHH', 'JSS QHH', '10SS QHH ASS'])('the solver agrees with the plain enumerator after %s', cards => {
    const n = cards.split(' ').length + 1;
    const ids = ['A', 'B', `card${n}.high`, `card${n}.low`, `card${n}.jqk`];
    expect(solverError(trap, dealingOf(trap, cards), ids, 1_000_000)).toBeLessThan(0.003);
  });

  test('the solver agrees with random finishes of rounds at any stage', () => {
    for (const dealing of stages(trap, 12)) {
      expect(solverError(trap, dealing, ['A', 'B'], 4_000)).toBeLessThan(0.032);
    }
  });
});

/** Rounds that are under way, one card further than the one before until they end. */
function* stages(game: Game, count: number): Generator<Dealing> {
  const words = seeded(3);
  let dealing: Dealing = { gone: [], dealt: [] };
  for (let i = 0; i < count; i++) {
    const to = seatAfter(game, dealing);
    if (to === undefined) dealing = { gone: [], dealt: [] };
    else {
      yield dealing;
      dealing = { gone: [], dealt: [...dealing.dealt, { to, face: new Dealer(game, dealing).draw(to, words) }] };
    }
  }
}
