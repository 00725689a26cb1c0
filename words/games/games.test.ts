import { ALL, allGames } from '@maidan/games/index';
import { type Card, LOW_RANKS, SUITS, total } from '@maidan/games/kit/cards';
import { ROOMS } from '@maidan/games/kit/category';
import { type Game, labelOf, type Table } from '@maidan/games/kit/game';
import { NO_WINNER } from '@maidan/games/kit/outcome';
import { Dealer, playOut } from '@maidan/games/kit/play';
import { seeded } from '@maidan/games/kit/shoe';
import { factsWritten } from '@maidan/games/kit/written';
import { describe, expect, test } from 'vitest';
import * as firsts from './firsts.ts';
import * as firstsHindi from './firstsHindi.ts';
import * as labels from './labels.ts';
import * as labelsHindi from './labelsHindi.ts';
import * as names from './names.ts';
import * as namesHindi from './namesHindi.ts';
import { numbers, phrase, same } from './phrases.ts';
import * as rules from './rules.ts';
import * as rulesHindi from './rulesHindi.ts';

const games = await allGames();
const { NAME_WORDS, sayGame } = namesHindi;
const { LABELS } = labelsHindi;
const { RULES } = rulesHindi;

const SCORERS = games
  .find(({ code }) => code === 'goals')!
  .markets.flatMap(({ selections }) => selections.map(({ label }) => String(label)));

/** Every name, title and category of a game. */
const NAMES = [...ROOMS, ...ALL.map(({ name }) => name), ...games.flatMap(({ name, title }) => [name, title ?? name])];

test('every word of a name, a title or a category is said in Hindi, and nothing that none of them says', () => {
  const latin = NAMES.filter(name => hasWord(withoutTeams(sayGame(name))));
  expect(latin).toEqual([]);
  const unsaid = Object.keys(NAME_WORDS).filter(
    word => !NAMES.some(name => ` ${name} `.toLowerCase().includes(` ${word} `)),
  );
  expect(unsaid).toEqual([]);
});

test('what a tile says of a round without a winner is in Hindi', () => {
  const all = games.flatMap(resultsOf);
  const firsts = all.filter(({ code }) => code === NO_WINNER).map(({ first }) => first);
  expect(Object.keys(firstsHindi.FIRSTS).filter(word => !firsts.some(text => text.includes(word)))).toEqual([]);
  expect(firsts.map(firstsHindi.sayFirst).filter(hasEnglish)).toEqual([]);
});

test('a tile calls seats as their table does', () => {
  expect(['Andar', 'Dealer'].map(firstsHindi.sayFirst)).toEqual(['Andar', 'Dealer'].map(labelsHindi.sayLabel));
});

describe.each(games.map(game => [game.code, game] as const))('%s is in Hindi', (_, game) => {
  test('every market, label, seat, heading, tab and pay line', () => {
    expect(
      saidOnTable(game).filter(text => hasWord(text) && !(text in LABELS) && labelsHindi.sayLabel(text) === text),
    ).toEqual([]);
  });

  test('every rule, with the same numbers in it', () => {
    expect(game.rules.filter(rule => !(rule in RULES))).toEqual([]);
    expect(game.rules.map(rule => numbersIn(RULES[rule] ?? ''))).toEqual(game.rules.map(numbersIn));
  });

  test('labels that differ in English differ in Hindi, within a market', () => {
    const { sayLabel } = labelsHindi;
    const alike = game.markets.flatMap(({ selections }) => {
      const english = new Set(selections.flatMap(({ label }) => (typeof label === 'string' ? [label] : [])));
      return english.size === new Set([...english].map(sayLabel)).size ? [] : [[...english]];
    });
    expect(alike).toEqual([]);
  });
});

test('whatever total Dus ka Dum has come to, its label is in Hindi', () => {
  const game = games.find(({ code }) => code === 'dum10')!;
  const [reach] = game.markets.flatMap(({ selections }) => selections.filter(({ label }) => typeof label !== 'string'));
  const shoes = shoeByTotals();
  expect(shoes.map(total)).toEqual(shoes.map((_, wanted) => wanted));
  const said = new Set(shoes.map(gone => labelOf(reach!, { gone } as unknown as Table)));
  expect(said.size).toBeGreaterThan(30);
  expect([...said].filter(label => !(label in LABELS))).toEqual([]);
});

test('only Dus ka Dum has a label that depends on the table', () => {
  const moving = games.filter(({ markets }) =>
    markets.some(({ selections }) => selections.some(({ label }) => typeof label !== 'string')),
  );
  expect(moving.map(({ code }) => code)).toEqual(['dum10']);
});

test('Hindi is in Devanagari: what is Latin is a letter, a team, three ranks or a footballer', () => {
  const said = [...Object.values(NAME_WORDS), ...Object.values(LABELS), ...Object.values(RULES)];
  expect(said.filter(hasEnglish)).toEqual([]);
  expect(said.filter(text => /[०-९]/.test(text))).toEqual([]);
});

test('no rule is in Hindi that no game has', () => {
  const everything = new Set(games.flatMap(game => game.rules));
  expect(Object.keys(RULES).filter(rule => !everything.has(rule))).toEqual([]);
});

test('both languages say things by the same names, and English as they are declared', () => {
  const spoken = [
    [names, namesHindi],
    [labels, labelsHindi],
    [rules, rulesHindi],
    [firsts, firstsHindi],
  ] as const;
  for (const [english, hindi] of spoken)
    expect(Object.keys(hindi)).toEqual(expect.arrayContaining(Object.keys(english)));
  expect([names.sayGame('Goal'), labels.sayLabel('Tie'), rules.sayRule('Suits break no ties.')]).toEqual([
    'Goal',
    'Tie',
    'Suits break no ties.',
  ]);
  expect([namesHindi.sayGame('Goal'), labelsHindi.sayLabel('Dragon Card 10')]).toEqual(['गोल', 'ड्रैगन पत्ता 10']);
});

test('a phrase is made with every word of its lists', () => {
  expect(
    phrase('{seat} {nth}', '{nth}. {seat}', { seat: { Dragon: 'ड्रैगन', ...same('A') }, nth: numbers(1, 2) }),
  ).toEqual({
    'Dragon 1': '1. ड्रैगन',
    'Dragon 2': '2. ड्रैगन',
    'A 1': '1. A',
    'A 2': '2. A',
  });
});

const ROUNDS = 300;

/** What many rounds come to: the code of the result, and the first that is written of it. */
function resultsOf(game: Game): readonly { readonly code: string; readonly first: string }[] {
  const random = seeded(5);
  return Array.from({ length: ROUNDS }, () => {
    const dealer = new Dealer(game, { gone: [], dealt: [] });
    const result = game.result(playOut(game, { gone: [], dealt: [] }, to => dealer.draw(to, random)));
    return { code: result.code, first: factsWritten(result)[0] ?? '' };
  });
}

/** All that a table prints, but what depends on its cards. */
function saidOnTable({ seats, markets, layout }: Game): readonly string[] {
  const blocks = layout.flatMap(block => [
    block.title ?? '',
    block.tab ?? '',
    ...(block.kind === 'grid' ? [...block.columns, ...block.rows.map(({ label }) => label)] : []),
  ]);
  const bets = markets.flatMap(({ name, selections }) => [
    name,
    ...selections.flatMap(({ label, price }) => [
      ...(typeof label === 'string' ? [label] : []),
      ...(price.kind === 'paytable' ? Object.keys(price.pays) : []),
    ]),
  ]);
  return [...new Set([...Object.values(seats), ...blocks, ...bets])];
}

/** Letters and numbers of players and ranks of cards are no words. */
const hasWord = (text: string): boolean => /\p{Script=Latin}{2}/u.test(text);

/** Teams and footballers are called the same. */
const hasEnglish = (text: string): boolean => hasWord(withoutTeams(text)) && !SCORERS.includes(text);

const withoutTeams = (text: string): string => text.replaceAll(/\b(ENG|RSA|IND|AUS|JQK)\b/g, '');

const numbersIn = (text: string): readonly string[] => [...(text.match(/\d+/g) ?? [])].toSorted();

/** Cards of one deck that have gone, for every total they can come to. */
const shoeByTotals = (): readonly (readonly Card[])[] =>
  Array.from({ length: total(DECK) + 1 }, (_, wanted) =>
    DECK.reduce<readonly Card[]>((gone, card) => (total([...gone, card]) <= wanted ? [...gone, card] : gone), []),
  );

/** The highest first, so that any total is reached. */
const DECK = LOW_RANKS.toReversed().flatMap(rank => SUITS.map((suit): Card => `${rank}${suit}`));
