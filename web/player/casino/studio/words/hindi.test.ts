import { GAMES } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Face } from '@maidan/games/kit/shoe';
import { speak } from '@maidan/words/speak';
import { describe, expect, test, vi } from 'vitest';
import { statesOf } from '../rehearsedRounds.ts';
import { scoreOf, shortScoreOf } from './scores.ts';
import { announcement, captionOf, seatWords } from './words.ts';

/* The felt as the build for Hindi makes it: every message, and every label, in that language. */

vi.mock('@maidan/words/say', () => ({ say: speak('hi') }));
vi.mock('@maidan/words/games/labels', () => import('@maidan/words/games/labelsHindi'));

const games = new Map(await Promise.all(GAMES.map(async ({ code, load }) => [code, (await load()).default] as const)));
const game = (code: string): Game => games.get(code)!;

/** Teams, people who score goals and the sign of an extra ball are the same in every language. */
const SCORERS = game('goals').markets.flatMap(({ selections }) =>
  selections.flatMap(({ label }) => String(label).split(' ')),
);
const SAME = new Set(['ENG', 'RSA', 'IND', 'AUS', 'JQK', 'Ex', ...SCORERS]);

const hasEnglish = (text: string): boolean =>
  (text.match(/\p{Script=Latin}{2,}/gu) ?? []).some(word => !SAME.has(word));

const BOARD = '2C 7D KH';

describe('names of hands on the felt', () => {
  const hand = (code: string, faces: Readonly<Record<string, string>>, seat: string, how = scoreOf) => {
    const table = Object.fromEntries(
      Object.keys(game(code).seats).map((each): [string, Face[]] => [each, faces[each]?.split(' ') ?? []]),
    );
    return how(game(code), table, seat);
  };

  test.each([
    ['KS 9D 7C', 'हाई कार्ड'],
    ['KS KD 7C', 'जोड़ी'],
    ['KS 9S 7S', 'फ़्लश'],
    ['KS QD JC', 'सीक्वेंस'],
    ['KS KD KC', 'ट्रेल'],
    ['KS QS JS', 'प्योर सीक्वेंस'],
  ])('three cards %s are %s', (cards, name) => {
    expect(['teen20', 'teen', 'teenmuf'].map(code => hand(code, { A: cards }, 'A'))).toEqual([name, name, name]);
  });

  test.each([
    ['KS 9D', 'हाई कार्ड'],
    ['KS 9S', 'कलर'],
    ['KS QD', 'सीक्वेंस'],
    ['KS KD', 'ट्रेल'],
    ['KS QS', 'प्योर सीक्वेंस'],
  ])('two cards %s are %s', (cards, name) => {
    expect(hand('patti2', { A: cards }, 'A')).toBe(name);
  });

  test.each([
    ['QS 9D', BOARD, 'हाई कार्ड', 'हाई'],
    ['KS 9D', BOARD, 'एक जोड़ी', 'जोड़ी'],
    ['KS 7C', BOARD, 'दो जोड़ी', 'दो जोड़ी'],
    ['KS KD', BOARD, 'तीन एक जैसे', 'तीन'],
    ['KS QD', 'JC TC 9H', 'सीक्वेंस', 'सीक्वेंस'],
    ['KS 9S', '2S 7S 4S', 'फ़्लश', 'फ़्लश'],
    ['KS KD', 'KC 2S 2H', 'फ़ुल हाउस', 'फ़ुल'],
    ['KS KD', 'KC KH 2H', 'चार एक जैसे', 'चार'],
    ['KS QS', 'JS TS 9S', 'प्योर सीक्वेंस', 'प्योर सी.'],
  ])('%s with %s on the board are %s, %s where there is little room', (cards, board, name, short) => {
    const seats = { A: cards, 1: cards, board };
    expect([hand('poker', seats, 'A'), hand('poker20', seats, 'A'), hand('poker6', seats, '1', shortScoreOf)]).toEqual([
      name,
      name,
      short,
    ]);
  });
});

const ROUNDS = 20;

test.each([...games.keys()])('whatever the felt of %s says from the first card to the banner is in Hindi', code => {
  const said = statesOf(game(code), ROUNDS).flatMap(round => {
    const table = tableOf(game(code), round);
    const { title, detail } = captionOf(game(code), round);
    const seats = seatWords(game(code), round);
    return [
      ...seats.flatMap(({ seat, label, faces, score }) => [label, faces, score, shortScoreOf(game(code), table, seat)]),
      ...[title, detail, announcement(game(code), round, 0)],
    ];
  });
  expect(said.length).toBeGreaterThan(ROUNDS);
  expect([...new Set(said)].filter(text => text !== undefined && hasEnglish(text))).toEqual([]);
});
