import { WHEEL_ORDER } from '@maidan/games/kit/wheelOrder';
import { GAMES } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { factsWritten } from '@maidan/games/kit/written';
import type { Face } from '@maidan/games/kit/shoe';
import { describe, expect, test } from 'vitest';
import { ballOf } from '../pieces/balls.ts';
import { angleOf, colourOf } from '../../../parts/result/pockets.ts';
import { rightAnswer } from './questions.ts';
import { dealt } from '../rehearsedRounds.ts';
import { hasJustScored, scoreOf } from './scores.ts';

const games = new Map(await Promise.all(GAMES.map(async ({ code, load }) => [code, (await load()).default] as const)));
const game = (code: string): Game => games.get(code)!;

describe('what a hand has come to', () => {
  const score = (code: string, faces: Readonly<Record<string, string>>, seat: string) => {
    const table = Object.fromEntries(
      Object.keys(game(code).seats).map((each): [string, Face[]] => [each, faces[each]?.split(' ') ?? []]),
    );
    return scoreOf(game(code), table, seat);
  };
  test.each<[string, string, Readonly<Record<string, string>>, string, string | undefined]>([
    ['three cards make a hand', 'teen20', { A: 'KS KD 7C' }, 'A', 'Pair'],
    ['two of three do not', 'teen20', { A: 'KS KD' }, 'A', undefined],
    ['two of a rank count for three here', 'patti2', { A: 'KS KD' }, 'A', 'Trio'],
    ['points, tens as nothing', 'baccarat', { player: '9S KD 5C' }, 'player', '4'],
    ['the seat is where the count starts', 'card32', { 9: 'QS JD' }, '9', '32'],
    ['hole cards and board', 'poker', { A: 'KS KD', board: '2C 7D KH' }, 'A', 'Three of a Kind'],
    ['no hand before the flop', 'poker', { A: 'KS KD' }, 'A', undefined],
    ['all cards add up', 'trap', { B: 'KS 3D' }, 'B', '16'],
    ['pictures and tens are nothing', 'race17', { cards: '9S KD 8C' }, 'cards', '17'],
    ['the shoe’s running total', 'dum10', { card: '7S', gone: 'KS 3D' }, 'card', 'Total 23'],
    ['one hand of three, then two', 'notenum', { cards: '9S 9D 9C 2S 3D 4C' }, 'cards', '7 | 9'],
    ['runs and wickets', 'superOver', { first: '6 K A T' }, 'first', '7/1'],
    ['clips are counted as well', 'superOver2', { first: '4 Wicket 1 0' }, 'first', '5/1'],
    ['nothing for a single card', 'dt20', { dragon: 'KS' }, 'dragon', undefined],
  ])('%s: %s', (_, code, faces, seat, expected) => {
    expect(score(code, faces, seat)).toBe(expected);
  });
});

test('a score waits for the card that makes it, and no other does', () => {
  const round = dealt(game('trap'), [
    ['A', '5S'],
    ['B', '9D'],
  ]);
  expect(['A', 'B'].map(seat => hasJustScored(game('trap'), round, 0, seat))).toEqual([false, true]);
  expect(hasJustScored(game('trap'), round, 2, 'B')).toBe(false); // it lay there when the viewer came
});

describe('props of single scenes', () => {
  test('the wheel has every number once, red and black in turn', () => {
    expect(WHEEL_ORDER.toSorted((one, other) => one - other)).toEqual(Array.from({ length: 37 }, (_, n) => n));
    const colours = WHEEL_ORDER.slice(1).map(colourOf);
    expect(colours.every((colour, i) => i === 0 || colour !== colours[i - 1])).toBe(true);
    expect([angleOf(0), Math.round(angleOf(26))]).toEqual([0, 350]);
  });

  test('a number has the colour the rules give it', () => {
    const roulette = game('ourroullete');
    for (const number of WHEEL_ORDER) {
      const [, colour] = factsWritten(roulette.result({ number: [number] }));
      expect(`${number} ${colour?.toLowerCase()}`).toBe(`${number} ${colourOf(number)}`);
    }
  });

  test.each(['superOver', 'superOver2', 'superOver3', 'ballbyball', 'lucky15'])('every face of %s is a ball', code => {
    const balls = [...game(code).shoe.faces.keys()].map(ballOf);
    expect(balls.map(({ title }) => title)).not.toContain('');
  });

  test('the board of questions lights what the rules call right, and nothing for a 7', () => {
    const faces = [...game('kbc').shoe.faces.keys()];
    for (const face of faces) {
      const facts = factsWritten(game('kbc').result({ cards: [face, face, face, face, face] }));
      const lit = facts.map((_, nth) => rightAnswer(nth, face));
      expect(lit[0]).toBe(facts[0]);
      expect(lit[1]).toBe(facts[1]);
      expect(lit[2] ?? '7').toBe(facts[2]?.replace('7 ', ''));
      expect(lit[3]?.replaceAll(' ', '') ?? '7').toBe(facts[3]);
    }
  });
});
