import { allGames } from '@maidan/games/index';
import { type Fact, type Frame, told, type Tongue } from '@maidan/games/kit/fact';
import { NO_WINNER } from '@maidan/games/kit/outcome';
import { Dealer, playOut } from '@maidan/games/kit/play';
import { seeded } from '@maidan/games/kit/shoe';
import { hindi } from '@maidan/words/outcome/hindi';
import { sayLabel } from '@maidan/words/games/labelsHindi';
import { expect, test } from 'vitest';
import { tellFirst, TILE_NAMES, TILE_WORDS } from './tellFirst.ts';

const games = await allGames();

const ROUNDS = 100;

/** The first fact of many rounds that nobody has won. */
const firsts: readonly Fact[] = games.flatMap(game => {
  const random = seeded(5);
  return Array.from({ length: ROUNDS }, () => {
    const dealer = new Dealer(game, { gone: [], dealt: [] });
    return game.result(playOut(game, { gone: [], dealt: [] }, to => dealer.draw(to, random)));
  }).flatMap(({ code, facts }) => (code === NO_WINNER && facts[0] ? [facts[0]] : []));
});

/** The words, the names and the frames that they are told with. */
function partsOf(all: readonly Fact[]) {
  const [words, names, frames] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const noted = (frame: Frame) => (what: string) => (frames.add(frame), what);
  const tongue: Tongue = {
    word: word => (words.add(word), word),
    name: name => (names.add(name), name),
    frames: Object.fromEntries(FRAMES.map(frame => [frame, noted(frame)])),
  };
  for (const fact of all) told(fact, tongue);
  return { words: [...words], names: [...names], frames: [...frames] };
}
const FRAMES = [
  ...['card', 'line', 'points', 'cards', 'single', 'double', 'triple', 'nextTotal', 'runs', 'column'],
  ...['runningTotal', 'cardCount', 'finalScore'],
] as readonly Frame[];

const SCORERS = new Set(
  games.find(({ code }) => code === 'goals')!.markets.flatMap(({ selections }) => selections.map(each => each.label)),
);

test('a tile has the words of every round without a winner, and no others', () => {
  const { words, names, frames } = partsOf(firsts);
  const isRank = (word: string): boolean => /^(?:10|[2-9AJQK])$/.test(word);
  expect(words.filter(word => !isRank(word)).toSorted()).toEqual(Object.keys(TILE_WORDS).toSorted());
  const isSame = (name: string): boolean => SCORERS.has(name) || /^(?:\d|[A-Z]{3})$/.test(name);
  expect(names.filter(name => !isSame(name)).toSorted()).toEqual(Object.keys(TILE_NAMES).toSorted());
  expect(frames).toEqual(['runs']);
});

test('a tile calls seats as their table does', () => {
  expect([hindi['outcome.andar'], hindi['outcome.dealer']]).toEqual(['Andar', 'Dealer'].map(sayLabel));
});

test('in English a tile says the first fact as it is written down', () => {
  const first: Fact = { key: 'ball', is: 'Extra Runs' };
  expect([tellFirst({ fact: 'Extra Runs', first }), tellFirst({ fact: '', first: null })]).toEqual(['Extra Runs', '']);
});
