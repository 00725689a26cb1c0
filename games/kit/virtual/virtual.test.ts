import { expect, describe, test } from 'vitest';
import { VIRTUALS } from '../../index.ts';
import { chances } from '../chances.ts';
import { type Game, selectionsOf, type Table } from '../game.ts';
import { type Deal, Dealer, type Dealing, playOut, seatAfter, tableOf } from '../play.ts';
import { quotes, returnOf } from '../price.ts';
import { seeded, type Words } from '../shoe.ts';
import { ballAt, BALLS, CRICKET_FIXTURES, FIXTURES } from './fixtures.ts';
import { CARDS, cardAt, MOST } from './numbers.ts';
import { Field, placings } from './running.ts';
import { goalsOf, passageAt, PASSAGES, scores } from './score.ts';
import { RACE_CARDS, TRAP_CARDS } from './stables.ts';
import { batting, matchOf } from './twoOvers.ts';

/* What every virtual game has to obey: the laws that sports obey, card by card. */

const games = await Promise.all(VIRTUALS.map(async ({ code, load }) => [code, (await load()).default] as const));
const cards = Array.from({ length: CARDS }, (_, nth) => nth + 1);
const withCard = (card: number): Dealing => ({ gone: [], dealt: [{ to: 'card', face: card }] });

/** Markets of which exactly one selection wins, and how many win of the others. */
const WINNERS: Readonly<Record<string, number>> = { 'vracing place': 3, 'vgreyhounds place': 2 };
const isLine = (game: Game, id: string) => selectionsOf(game).find(each => each.id === id)!.price.kind === 'line';

describe.each(games)('%s', (code, game) => {
  test('[R18] on every card everything is sold, and returns between 92 and 100 %', () => {
    for (const card of cards) {
      const offered = quotes(game, withCard(card));
      const found = chances(game, withCard(card), selectionsOf(game), 1);
      for (const selection of selectionsOf(game)) {
        const { back, lay } = offered[selection.id]!;
        expect([card, selection.id, back !== undefined]).toEqual([card, selection.id, true]);
        const chance = found.get(selection.id)!;
        expect([card, selection.id, chance.error]).toEqual([card, selection.id, 0]);
        const share = returnOf(selection, chance, back!);
        expect([card, selection.id, share > 0.92 && share <= 1]).toEqual([card, selection.id, true]);
        expect(lay ? returnOf(selection, chance, lay) : 1).toBeGreaterThanOrEqual(1);
      }
    }
  });

  test('[R18] chances of a market add up, on every card and after every number of an event', () => {
    const words = seeded(5);
    const wrong: string[] = [];
    for (const card of cards) {
      const dealt: Deal[] = [...withCard(card).dealt];
      const dealer = new Dealer(game, { gone: [], dealt });
      for (let to = seatAfter(game, { gone: [], dealt }); to; to = seatAfter(game, { gone: [], dealt })) {
        if (card % 5 === 0 || dealt.length === 1) wrong.push(...notAddingUp(code, game, { gone: [], dealt }));
        dealt.push({ to, face: dealer.draw(to, words) });
      }
      wrong.push(...notAsPlayed(game, { gone: [], dealt }));
    }
    expect(wrong).toEqual([]);
  });

  test('[R18] what is decided stays decided, and the same numbers are the same event', () => {
    const wrong: string[] = [];
    for (const card of cards.filter(each => each % 8 === 1)) {
      const played = (): readonly Deal[] => dealtOf(game, card, seeded(card));
      const dealt = played();
      expect(played()).toEqual(dealt);
      wrong.push(...changedMinds(game, dealt).map(what => `card ${card}, ${what}`));
    }
    expect(wrong).toEqual([]);
  });

  test('[R18] what is said to happen with a chance happens that often, tenth by tenth', () => {
    const words = seeded(77);
    const said = Array.from({ length: 10 }, () => ({ count: 0, sum: 0, hits: 0 }));
    for (let nth = 0; nth < EVENTS; nth++) {
      const card = 1 + (nth % CARDS);
      const dealer = new Dealer(game, withCard(card));
      const table = playOut(game, withCard(card), to => dealer.draw(to, words));
      const found = chances(game, withCard(card), selectionsOf(game), 1);
      for (const selection of selectionsOf(game)) {
        if (selection.price.kind === 'line') continue;
        const { win } = found.get(selection.id)!;
        const tenth = said[Math.min(9, Math.floor(win * 10))]!;
        tenth.count++;
        tenth.sum += win;
        if (selection.outcome(table, 0) === 'win') tenth.hits++;
      }
    }
    const off = said.map(({ count, sum, hits }) => (count < 500 ? 0 : Math.abs(sum - hits) / count));
    expect(off.every(each => each < 0.02)).toBe(true);
    expect(said.filter(({ count }) => count >= 500).length).toBeGreaterThanOrEqual(3);
  });

  test('[R18] a line that is said to be reached so often is', () => {
    const words = seeded(78);
    for (const selection of selectionsOf(game).filter(({ id }) => isLine(game, id))) {
      const { line } = quotes(game, withCard(4))[selection.id]!.back!;
      const p = chances(game, withCard(4), [selection], 1).get(selection.id)!.atLeast(line!);
      let hits = 0;
      for (let nth = 0; nth < EVENTS; nth++) {
        const dealer = new Dealer(game, withCard(4));
        const table = playOut(game, withCard(4), to => dealer.draw(to, words));
        if (selection.outcome(table, line!) === 'win') hits++;
      }
      expect(Math.abs(hits / EVENTS - p)).toBeLessThan(0.02);
    }
  });

  test('an event begins every minute and a half', () => {
    const dealer = new Dealer(game, { gone: [], dealt: [] });
    const words = seeded(9);
    const table = tableOf(game, { gone: [], dealt: [] }) as Record<string, (string | number)[]>;
    let ms = 0;
    for (const step of game.script(table)) {
      ms += step.ms;
      if (step.do === 'deal') table[step.to]!.push(dealer.draw(step.to, words));
    }
    const aside = 1_000 + 4_000 + 6_000; // closing, the number that decides, the result
    expect(ms + aside).toBeGreaterThan(70_000);
    expect(ms + aside).toBeLessThanOrEqual(95_000);
  });
});

const EVENTS = 4_000;

function notAddingUp(code: string, game: Game, dealing: Dealing): string[] {
  const found = chances(game, dealing, selectionsOf(game), 1);
  return game.markets.flatMap(({ id, selections }) => {
    if (selections.some(each => isLine(game, each.id))) return [];
    const all = selections.reduce((before, each) => before + found.get(each.id)!.win, 0);
    const isRight = Math.abs(all - (WINNERS[`${code} ${id}`] ?? 1)) < 1e-9;
    return isRight ? [] : [`${id} after ${dealing.dealt.length}: ${all}`];
  });
}

/** All that is dealt of an event, its card first. */
function dealtOf(game: Game, card: number, words: Words): readonly Deal[] {
  const dealt: Deal[] = [...withCard(card).dealt];
  const dealer = new Dealer(game, { gone: [], dealt });
  for (let to = seatAfter(game, { gone: [], dealt }); to; to = seatAfter(game, { gone: [], dealt }))
    dealt.push({ to, face: dealer.draw(to, words) });
  return dealt;
}

/** What was certain after some numbers, and was not after more of them. */
function changedMinds(game: Game, dealt: readonly Deal[]): readonly string[] {
  const decided = new Map<string, number>();
  const found: string[] = [];
  for (let n = 1; n <= dealt.length; n++) {
    for (const [id, { win }] of chances(game, { gone: [], dealt: dealt.slice(0, n) }, selectionsOf(game), 1)) {
      const before = decided.get(id);
      if (before !== undefined && Math.abs(win - before) > 1e-9) found.push(`${id}: ${before}, after ${n} ${win}`);
      if (before === undefined && (win < 1e-12 || win > 1 - 1e-12)) decided.set(id, Math.round(win));
    }
  }
  if (decided.size < selectionsOf(game).length) found.push('not everything is decided');
  return found;
}

/** At the end every chance is one or none, as the rules say. */
function notAsPlayed(game: Game, dealing: Dealing): string[] {
  const table: Table = tableOf(game, dealing);
  const found = chances(game, dealing, selectionsOf(game), 1);
  return selectionsOf(game).flatMap(({ id, price, outcome }) => {
    if (price.kind === 'line') return [];
    const won = outcome(table, 0) === 'win' ? 1 : 0;
    return Math.abs(found.get(id)!.win - won) < 1e-9 ? [] : [id];
  });
}

describe('the rules, by hand', () => {
  test.each([
    [[200, 200], [[10, 20], [20, 11]], '2 1'],
    [[200, 199], [[10], [11]], '1 2'],
    [[190, 200, 210], [[50], [40], [30]], '1 2 3'],
    [[190, 200, 210], [[49], [40], [30]], '2 3 1'],
  ])('runners of pace %j that draw %j come in as %s', (paces, drawn, order) => {
    expect(placings({ paces, drawn }).map(nth => nth + 1).join(' ')).toBe(order);
  }); // prettier-ignore

  test('a race of two over one section, counted by all ten thousand pairs', () => {
    let first = 0;
    for (let a = 1; a <= MOST; a++) for (let b = 1; b <= MOST; b++) if (200 + a >= 207 + b) first++;
    const field = new Field({ paces: [200, 207], drawn: [], sections: 1 });
    expect(field.wins(0)).toBeCloseTo(first / MOST ** 2, 12);
    expect(field.forecast(1, 0)).toBeCloseTo(1 - first / MOST ** 2, 12);
  });

  test('a race of three over one section, counted by all million triples', () => {
    const counts = new Map<string, number>();
    for (let a = 1; a <= MOST; a++)
      for (let b = 1; b <= MOST; b++)
        for (let c = 1; c <= MOST; c++) {
          const order = placings({ paces: [200, 212, 205], drawn: [[a], [b], [c]] }).join('');
          counts.set(order, (counts.get(order) ?? 0) + 1);
        }
    const field = new Field({ paces: [200, 212, 205], drawn: [], sections: 1 });
    for (const [order, count] of counts) {
      const [a, b, c] = [...order].map(Number) as [number, number, number];
      expect([order, field.tricast(a, b, c).toFixed(9)]).toEqual([order, (count / MOST ** 3).toFixed(9)]);
    }
    expect(field.within(0, 2)).toBeCloseTo(1 - sum(counts, '120', '210') / MOST ** 3, 9);
  });

  test('no runner meets itself, and every card has its runners', () => {
    for (const card of RACE_CARDS) expect(new Set(card.map(({ id }) => id)).size).toBe(8);
    for (const card of TRAP_CARDS) expect(new Set(card.map(({ id }) => id)).size).toBe(6);
    expect([RACE_CARDS.length, TRAP_CARDS.length, FIXTURES.length, CRICKET_FIXTURES.length]).toEqual([20, 20, 20, 20]);
  });

  test('every card comes with as many numbers', () => {
    const counts = Map.groupBy(
      Array.from({ length: MOST }, (_, n) => cardAt(n + 1)),
      card => card,
    );
    expect([...counts.values()].map(({ length }) => length)).toEqual(cards.map(() => 5));
  });

  test('football: the lowest numbers are goals at home, the highest away', () => {
    const fixture = FIXTURES[0]!;
    expect(goalsOf(fixture, [1, fixture.homeGoals, fixture.homeGoals + 1, 100, 50])).toEqual({ home: 2, away: 1 });
    expect(passageAt(fixture, MOST - fixture.awayGoals)).toBe('awayChance');
  });

  test('football: every score has the chance that the multinomial formula gives it', () => {
    const fixture = FIXTURES[3]!;
    const [h, a] = [fixture.homeGoals / MOST, fixture.awayGoals / MOST];
    const ways = (n: number, k: number): number => (k === 0 ? 1 : (ways(n - 1, k - 1) * n) / k);
    for (const { home, away, p } of scores(fixture, [])) {
      const formula =
        ways(PASSAGES, home) *
        ways(PASSAGES - home, away) *
        h ** home *
        a ** away *
        (1 - h - a) ** (PASSAGES - home - away);
      expect([home, away, Math.abs(p - formula) < 1e-12]).toEqual([home, away, true]);
    }
  });

  test('cricket: a hundred numbers are as many balls of each kind as the fixture says', () => {
    for (const { first } of CRICKET_FIXTURES) {
      const balls = Array.from({ length: MOST }, (_, n) => ballAt(first, n + 1));
      for (const ball of BALLS) expect(balls.filter(each => each === ball).length).toBe(first.batting[ball]);
    }
  });

  const [W, SIX, DOT] = [1, 100, 10];
  test.each([
    ['the third wicket ends an innings', { first: [W, W, W], second: [] }, 'second', '0/3 0/0'],
    ['two do not', { first: [W, W], second: [] }, 'first', '0/2 0/0'],
    ['twelve balls do', { first: Array.from({ length: 12 }, () => SIX), second: [] }, 'second', '72/0 0/0'],
    ['a chase ends with more runs', { first: [W, W, W], second: [SIX] }, undefined, '0/3 6/0'],
    ['as many runs are not enough', { first: [W, W, W], second: [DOT] }, 'second', '0/3 0/0'],
  ] as const)('cricket: %s', (_, drawn, next, told) => {
    const match = matchOf(CRICKET_FIXTURES[0]!, drawn);
    expect(batting(match)).toBe(next);
    expect(`${match.first.runs}/${match.first.wickets} ${match.second.runs}/${match.second.wickets}`).toBe(told);
  });
});

const sum = (counts: ReadonlyMap<string, number>, ...orders: readonly string[]): number =>
  orders.reduce((all, order) => all + (counts.get(order) ?? 0), 0);
