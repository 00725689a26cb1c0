import { gameOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BettingTable } from './BettingTable.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { sectionsOf, tabsOf } from './sections.ts';
import { cellsIn, offersOf, openWindow } from './testOffers.ts';

/* The tables of the specification, by what their cells say. */

async function tableOf(code: string, window = 1): Promise<{ game: Game; html: string; words: readonly string[] }> {
  const game = await gameOf(code);
  if (!game) throw new Error(`no ${code}`);
  const round = openWindow(game, window);
  const offers = offersOf(game, round);
  const html = sectionsOf(game, round.quotes)
    .map(section => renderToStaticMarkup(<SectionPanel offers={offers} section={section} />))
    .join('');
  return { game, html, words: cellsIn(html).map(cell => cell.words) };
}

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const each = (names: readonly string[], say: (name: string) => string): string[] => names.map(say);

describe('a table says what the specification says', () => {
  test.each<[id: string, code: string, cells: readonly string[]]>([
    [
      '[S201] teen8: players by Odds, Pair Plus and Total',
      'teen8',
      each(['1', '8'], n => `Back Player ${n} Odds, 1.98`).concat(['Back Player 3 Pair Plus, 1 – 40 to 1']),
    ],
    [
      '[S202] teen6: Player A spade, heart, club; Player B diamond, odd, even; cards A to K',
      'teen6',
      [
        ...each(['Spade', 'Heart', 'Club', 'Diamond'], suit => `Back Card 1 ${suit}, 3.79`),
        'Back Card 1 Odd, 1.83',
        'Back Card 1 Even, 2.12',
        ...each(RANKS, rank => `Back Card 1 ${rank}, 12`),
      ],
    ],
    [
      '[S203] teen20: four columns for each player, suits and Color Plus',
      'teen20',
      [
        ...each(['A', 'B'], seat => `Back Player ${seat}, 1.98`),
        ...each(['A', 'B'], seat => `Back 3 Baccarat ${seat}, 1.95`),
        ...each(['A', 'B'], seat => `Back Pair Plus ${seat}, 1 – 40 to 1`),
        'Back Black A, 1.95',
        'Back Color Plus, 5 – 200 to 1',
      ],
    ],
    [
      '[S206] patti2: players, Mini Baccarat, Total, Color Plus',
      'patti2',
      ['Lay Player B, 2.02', 'Back Mini Baccarat B, 2.1', 'No Total B, 14 95', 'Yes Total B, 15 105'],
    ],
    [
      '[S207] teen41: animals by hands',
      'teen41',
      each(['Winner', 'Pair', 'Flush', 'Straight', 'Trio', 'Straight Flush'], hand => `Tiger ${hand},`),
    ],
    ['[S209] poker: players and two bonuses', 'poker', ['Back Player A, 1.98', 'Back 2 Cards Bonus A, 3 – 30 to 1']],
    ['[S210] poker20: Winner and eight hands', 'poker20', ['Back Winner A, 1.98', 'Back Full House B, 36']],
    [
      '[S212] baccarat',
      'baccarat',
      [
        'Back Perfect Pair, 25:1',
        'Back Big, 0.54:1',
        'Back Small, 1.5:1',
        'Back Either Pair, 5:1',
        'Back Player Pair, 11:1',
        'Back Player, 1:1',
        'Back Tie, 8:1',
        'Back Banker, 1:1',
        'Back Banker Pair, 11:1',
      ],
    ],
    [
      '[S213] dt20',
      'dt20',
      [
        'Back Dragon, 2',
        'Back Tie, 50',
        'Back Tiger, 2',
        'Back Pair, 12',
        'Back Dragon Even, 2.1',
        'Back Tiger Odd, 1.79',
        'Back Dragon Red, 1.95',
        ...each(RANKS, rank => `Back Tiger Card ${rank}, 12`),
      ],
    ],
    ['[S214] dt6', 'dt6', ['Back Dragon, 1.98', 'Lay Dragon, locked', 'Back Pair, 12', 'Back Tiger Spade, 3.79']],
    [
      '[S215] dtl20',
      'dtl20',
      ['Back Lion Winner, 2.94', 'Back Dragon Black, 1.97', 'Back Tiger Odd, 1.83', 'Back Lion Even, 2.12'],
    ],
    ['[S216] card32', 'card32', ['Back Player 8, 12.2', 'Lay Player 11, 2.18']],
    [
      '[S216] card32eu',
      'card32eu',
      [
        'Back Player 10 Odd, 1.97',
        'Back Any 3 Card Black, 3.25',
        'Back Two Black Two Red, 2.44',
        'Back 8 & 9 Total, 1.97',
        ...each(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'], n => `Back Single ${n}, 9.5`),
      ],
    ],
    [
      '[S217] ourroullete: 0, 2, 4, 6 and 28 are locked',
      'ourroullete',
      [
        ...each(['0', '2', '4', '6', '28'], n => `Straight ${n}, locked`),
        'Straight 17, 35:1',
        '2to1 Column 3, 2:1',
        '2nd12, 2:1',
        '19-36, 1:1',
        'Black, 1:1',
      ],
    ],
    [
      '[S218] lucky7',
      'lucky7',
      [
        'Back Low Card, 2',
        'Back High Card, 2',
        'Back Even, 2.1',
        'Back Odd, 1.79',
        'Back Red, 1.95',
        'Back Group 1 card A-2-3, 4',
        ...each(RANKS, rank => `Back Bottom card ${rank}, 12`),
      ],
    ],
    ['[S219] ballbyball: runs', 'ballbyball', ['Back 0 Runs, 3.84', 'Back 6 Runs, 10.66']],
    ['[S220] goals', 'goals', ['Back Lionel Messi, 6.71', 'Back Header Goal, 4.28', 'Back No Goal, 25.26']],
    ['[S221] superOver', 'superOver', ['Back ENG, 1.96', 'No 1 over run ENG, 14 114', 'Back Tie, 18.06']],
    [
      '[S222] sicbo',
      'sicbo',
      ['Any Triple, 30:1', 'Double 4, 8:1', 'Triple 6, 150:1', 'Two Dice 2-5, 5:1', 'Total 17, 50:1', 'Small, 1:1'],
    ],
    [
      '[S223] trio',
      'trio',
      ['Back Pair, 5.5', 'Back Flush, 17', 'Back Straight, 24', 'Back Trio, 201', 'Back Straight Flush, 226'],
    ],
    ['[S224] race20: sizes', 'race20', ['Back K♠, 3.85 10000', 'No Total Points, 80 100']],
  ])('%s', async (_, code, expected) => {
    const { words } = await tableOf(code);
    for (const cell of expected) expect(words.filter(word => word.includes(cell))).not.toEqual([]);
  });
});

test.each(['teen3', 'teen33'])('[S004] [S200] %s has two tables of one row with Back and Lay', async code => {
  const { game, html } = await tableOf(code);
  expect(sectionsOf(game, openWindow(game).quotes).map(({ title }) => title)).toEqual(['Player A', 'Player B']);
  expect(cellsIn(html).map(({ selection, side }) => `${selection} ${side}`)).toEqual([
    'A back',
    'A lay',
    'B back',
    'B lay',
  ]);
});

test('[S204] teen has Main and Consecutive, and an odd and an even cell for each of six cards', async () => {
  const { game, words } = await tableOf('teen');
  expect(sectionsOf(game, openWindow(game).quotes).map(({ title }) => title)).toEqual(['Main', 'Consecutive', '']);
  for (const card of [1, 2, 3, 4, 5, 6]) {
    expect(words.filter(word => word.startsWith(`Back Card ${card} `))).toHaveLength(2);
  }
});

test('[S205] queen has Player B Under 21 and Over 21', async () => {
  const { words } = await tableOf('queen');
  expect(words.map(word => word.split(',')[0])).toEqual(
    expect.arrayContaining(['Back Player B Under 21', 'Back Player B Over 21']),
  );
});

test('[S206] the Color Plus bar of patti2 says what each hand pays', async () => {
  const { html } = await tableOf('patti2');
  const pays = [...html.matchAll(/<li>[^<]*1 to (?:<!-- -->)?(\d+)/g)].map(([, n]) => Number(n));
  expect(pays).toEqual([3, 9, 9, 12, 15, 150, 200]);
});

test('[S211] poker6 shows Hands or Pattern', async () => {
  const game = await gameOf('poker6');
  const round = openWindow(game!);
  expect(tabsOf(game!)).toEqual(['Hands', 'Pattern']);
  const html = renderToStaticMarkup(<BettingTable offers={offersOf(game!, round)} />);
  expect(cellsIn(html).map(({ selection }) => selection)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('[S218] a seven lies between Low and High, and only there', async () => {
  const { html } = await tableOf('lucky7');
  expect(html.match(/class="seven"/g)).toHaveLength(1);
  expect(html.indexOf('class="seven"')).toBeGreaterThan(html.indexOf('data-selection="low"'));
  expect(html.indexOf('class="seven"')).toBeLessThan(html.indexOf('data-selection="high"'));
});

test.each<[id: string, code: string, limits: readonly string[]]>([
  ['[S219] lucky15', 'lucky15', ['Min: 50 Max: 25K', 'Min: 50 Max: 20K']],
  ['[S219] ballbyball', 'ballbyball', ['Min: 50 Max: 25K', 'Min: 50 Max: 20K', 'Min: 50 Max: 15K']],
  ['[S220] goals', 'goals', ['Min: 100 Max: 5K', 'Min: 100 Max: 25K']],
  ['[S221] superOver', 'superOver', ['Min: 100 Max: 3L', 'Min: 100 Max: 1L', 'Min: 100 Max: 10K']],
])('%s shows its limits', async (_, code, limits) => {
  const { html } = await tableOf(code);
  for (const text of limits) expect(html).toContain(text);
});

test('[S092] a row that is not sold while others are says SUSPENDED', async () => {
  const game = await gameOf('patti2');
  const round = openWindow(game!);
  const { 'A.win': _, 'B.win': __, ...quotes } = round.quotes;
  const [players] = sectionsOf(game!, round.quotes);
  const html = renderToStaticMarkup(<SectionPanel offers={offersOf(game!, round, quotes)} section={players!} />);
  expect(html.match(/SUSPENDED/g)).toHaveLength(2);
  expect(cellsIn(html).filter(({ isDisabled }) => !isDisabled)).toEqual([]);
});
