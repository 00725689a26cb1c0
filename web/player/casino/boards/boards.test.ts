import { gameOf } from '@maidan/games/index';
import { LOW_RANKS } from '@maidan/games/kit/cards';
import { marketOf, selectionsOf } from '@maidan/games/kit/game';
import { seeded } from '@maidan/games/kit/shoe';
import { describe, expect, test } from 'vitest';
import { choiceOf, toggled } from './judgement.ts';
import { answerText, questionsOf, sheetOf } from './kbcSheet.ts';
import { CARDS, lengthOf, RANDOM_BETS, randomTickets, ticketFor } from './lottery.ts';
import { coveredBy, pocketsOf, spotsOf } from './rouletteFelt.ts';

/** Every way to take one of each. */
const combined = (choices: readonly (readonly string[])[]): string[][] =>
  choices.reduce<string[][]>((all, next) => all.flatMap(some => next.map(one => [...some, one])), [[]]);

describe('[S217] the roulette felt', () => {
  test('has 36 pockets in twelve columns of three, half of them red', async () => {
    const pockets = pocketsOf((await gameOf('ourroullete'))!);
    expect(pockets).toHaveLength(36);
    expect(new Set(pockets.map(({ column, row }) => `${column} ${row}`)).size).toBe(36);
    expect(pockets.filter(({ colour }) => colour === 'red')).toHaveLength(18);
    expect(pockets.find(({ number }) => number === 17)).toEqual({ number: 17, column: 6, row: 2, colour: 'black' });
  });

  test.each<[bet: string, numbers: readonly number[]]>([
    ['n17', [17]],
    ['column3', [3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36]],
    ['dozen1', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['corner7-8-10-11', [7, 8, 10, 11]],
    ['near5', [5, 10, 16, 23, 24]],
  ])('%s covers %j', async (bet, numbers) => {
    expect([...coveredBy((await gameOf('ourroullete'))!, bet)]).toEqual(numbers);
  });
});

describe('the places between the numbers', () => {
  test.each<[bet: string, x: number, y: number]>([
    ['split7-8', 2.5, 1],
    ['split7-10', 3, 0.5],
    ['street7-8-9', 2.5, 0],
    ['corner8-9-11-12', 3, 2],
    ['line7-12', 3, 0],
  ])('%s lies at column %d, row %d', async (bet, x, y) => {
    expect(spotsOf((await gameOf('ourroullete'))!)).toContainEqual({ id: bet, x, y });
  });

  test('no two lie at the same place, and none that is not sold has one', async () => {
    const game = (await gameOf('ourroullete'))!;
    const spots = spotsOf(game);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
    const between = ['splits', 'streets', 'corners', 'lines'].flatMap(id => marketOf(game, id).selections);
    const sold = between.filter(({ price }) => price.kind !== 'locked').map(({ id }) => id);
    expect(spots.map(({ id }) => id).toSorted()).toEqual(sold.toSorted());
  });
});

describe('[S225] the lottery', () => {
  test('has the tabs Single, Double and Triple, with one digit more each', async () => {
    const game = (await gameOf('lottcard'))!;
    expect(game.markets.map(market => [market.name, lengthOf(market)])).toEqual([
      ['Single', 1],
      ['Double', 2],
      ['Triple', 3],
    ]);
  });

  test('lets every ticket be put together from its cards', async () => {
    const game = (await gameOf('lottcard'))!;
    const digits = CARDS.map(({ digit }) => digit);
    const made = game.markets.flatMap(market =>
      combined(Array.from({ length: lengthOf(market) }, () => digits)).map(pick => ticketFor(market, pick.join(''))),
    );
    expect(made.toSorted()).toEqual(
      selectionsOf(game)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('counts the ace as 1 and the ten as 0', () => {
    expect(CARDS.map(({ face, digit }) => `${face} ${digit}`)).toEqual(expect.arrayContaining(['ASS 1', '10HH 0']));
  });

  test.each(RANDOM_BETS)('draws %i different tickets', async count => {
    const market = marketOf((await gameOf('lottcard'))!, 'triple');
    const words = seeded(count);
    const tickets = randomTickets(market, count, n => words() % n);
    expect(new Set(tickets).size).toBe(count);
    expect(tickets.every(id => market.selections.some(selection => selection.id === id))).toBe(true);
  });

  test('random bets are 5, 10, 15, 20, 25, 50 and 75', () => expect(RANDOM_BETS).toEqual([5, 10, 15, 20, 25, 50, 75]));

  test('cannot draw more than there are', async () => {
    expect(randomTickets(marketOf((await gameOf('lottcard'))!, 'single'), 75, () => 0)).toHaveLength(10);
  });
});

describe('[S226] K.B.C', () => {
  test('asks five questions, and four for those who quit', async () => {
    const game = (await gameOf('kbc'))!;
    expect(questionsOf(game, 'five').map(answers => answers.join(' '))).toEqual([
      'Red Black',
      'Odd Even',
      '7 Up 7 Down',
      'A23 456 8910 JQK',
      'Spade Heart Club Diamond',
    ]);
    expect(questionsOf(game, 'four')).toHaveLength(4);
  });

  test('makes one bet of every way to answer', async () => {
    const game = (await gameOf('kbc'))!;
    const made = ['five', 'four', 'fifty'].flatMap(market =>
      combined(questionsOf(game, market)).map(answers => sheetOf(game, market, answers)),
    );
    expect(made.toSorted()).toEqual(
      selectionsOf(game)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('makes none while an answer is missing', async () => {
    const game = (await gameOf('kbc'))!;
    const answers = ['Red', 'Odd', '7 Up', 'A23'];
    expect(sheetOf(game, 'five', answers)).toBeUndefined();
    expect(sheetOf(game, 'four', answers)).toBe('four:Red/Odd/7 Up/A23');
    expect(sheetOf(game, 'four', ['Red', undefined, '7 Up', 'A23'])).toBeUndefined();
  });

  test.each([
    ['A23', 'A 2 3'],
    ['8910', '8 9 10'],
    ['JQK', 'J Q K'],
    ['7 Up', '7 Up'],
  ])('%s is read %s', (answer, text) => expect(answerText(answer)).toBe(text));
});

describe('[S226] three ranks for judgement', () => {
  test('every choice of three is a bet, in whatever order they are tapped', async () => {
    const game = (await gameOf('3cardj'))!;
    const made = LOW_RANKS.flatMap((a, i) =>
      LOW_RANKS.slice(i + 1).flatMap((b, j) => LOW_RANKS.slice(i + j + 2).map(c => choiceOf([c, a, b]))),
    );
    expect(made).toEqual(selectionsOf(game).map(({ id }) => id));
  });

  test.each<[before: string, tapped: 'A' | 'K', after: string]>([
    ['', 'A', 'A'],
    ['A2', 'A', '2'],
    ['234', 'K', '34K'],
  ])('%s and a tap on %s is %s', (before, tapped, after) => {
    expect(
      toggled(
        LOW_RANKS.filter(rank => before.includes(rank)),
        tapped,
      ).join(''),
    ).toBe(after);
  });
});
