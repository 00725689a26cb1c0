import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allGames } from '../index.ts';
import type { Game } from './game.ts';
import { type Deal, Dealer, playAlong } from './play.ts';
import { quotes } from './price.ts';
import { seeded } from './shoe.ts';

/*
 * Bets are held against prices that are made again (docs/decisions/0054). Who changes what a game offers writes what is made
 * here anew, and a migration that carries over which bets were taken at the old prices, as 0047 does.
 */

/** What is offered in every window of a round. */
function pricesOf(game: Game): string {
  const hash = createHash('sha256');
  const [dealer, words] = [new Dealer(game, { gone: [], dealt: [] }), seeded(54)];
  const dealt: Deal[] = [];
  let priced = 0;
  for (const { windows, ...deal } of playAlong(game, [], to => dealer.draw(to, words))) {
    if (windows > priced) hash.update(JSON.stringify(quotes(game, { gone: [], dealt: [...dealt] })));
    priced = windows;
    dealt.push(deal);
  }
  return hash.digest('hex').slice(0, 16);
}

const PRICES = {
  '3cardj': 'c96d775859e24f8a',
  aaa2: '431bf9932b7897ef',
  ab20: '4ca296cbf2ac85c7',
  baccarat: 'b888bab9d44fd586',
  baccarat2: '89c441367f3c8c02',
  ballbyball: 'cd471cc7e289cd1a',
  card32: 'de33803d4069802b',
  card32eu: '79982d7d7987a363',
  dt20: '86989e5fed89667c',
  dt202: '86989e5fed89667c',
  dt6: 'cffb8124c2c130e8',
  dtl20: '62be9f1a3911f43e',
  dum10: 'b1655fdc5ef0bf8e',
  goals: '22805d8cb3b9a497',
  kbc: '79b39992f1a65a95',
  lottcard: '9fa68f41b94f0907',
  lucky15: 'd86553874062615d',
  lucky7: '8139c2d270251d48',
  lucky7eu: '8139c2d270251d48',
  lucky7eu2: '8139c2d270251d48',
  notenum: 'efa67a2145358843',
  ourroullete: '1111978d32464dd4',
  patti2: '215c43dc9fcf1f6e',
  poker: 'ec91bdcb68535168',
  poker20: 'fb43965ebc9f67b8',
  poker6: '7295cd1aaa8d22b0',
  queen: 'b597731c2e19461e',
  race17: '3d25821214b595ea',
  race2: '00215d154175b232',
  race20: 'fee79e6578499e82',
  sicbo: 'd35d908dcab71f7f',
  sicbo2: 'd35d908dcab71f7f',
  superOver: 'f9ac61f4ba9bd90c',
  superOver2: 'c3ce7acf129b9c3d',
  superOver3: 'ae5ba3aefbfddd51',
  teen: 'ccf6345c5316327a',
  teen1: 'a7e2c99e3f02ab45',
  teen20: '128b27b98950b021',
  teen20b: '1eccc06125714a97',
  teen20c: '1eccc06125714a97',
  teen3: 'a58e1d8ef04f2948',
  teen32: '457c0c1a8263c08b',
  teen33: 'e81571132a09a753',
  teen41: 'ece1b813ddcbcaaa',
  teen42: '3d57afc6edb8c3c7',
  teen6: '00c0b0ec91630deb',
  teen8: '65f53e59c13d63ad',
  teen9: 'ece1b813ddcbcaaa',
  teenmuf: '53ccd1d7b1d8b19d',
  teensin: '62cc38f1551bbfeb',
  trap: '65ae5c7df5763566',
  trio: '4ef8c8d95ed39735',
  war: '3b4e2342a7e64d7c',
  worli2: '771c9df6f57f44ce',
  vfootball: '848feb8583fdfecd',
  vcricket: 'fe94dc0a5e9b50c3',
  vracing: '7dc4de41e0e8455c',
  vgreyhounds: '9e46fdb071dbccaa',
};

test('games offer what they offered when bets were taken', async () => {
  const games = await allGames();
  expect(Object.fromEntries(games.map(game => [game.code, pricesOf(game)]))).toEqual(PRICES);
});
