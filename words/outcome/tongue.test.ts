import { allGames } from '@maidan/games/index';
import { told } from '@maidan/games/kit/fact';
import type { RoundResult } from '@maidan/games/kit/game';
import { Dealer, playOut } from '@maidan/games/kit/play';
import { seeded } from '@maidan/games/kit/shoe';
import { written } from '@maidan/games/kit/written';
import { expect, test } from 'vitest';
import { speak } from '../speak.ts';
import { tongueOf } from './tongue.ts';

const games = new Map((await allGames()).map(game => [game.code, game]));

const ROUNDS = 40;

function factsOf(code: string): RoundResult['facts'] {
  const game = games.get(code)!;
  const random = seeded(5);
  return Array.from({ length: ROUNDS }, () => {
    const dealer = new Dealer(game, { gone: [], dealt: [] });
    return game.result(playOut(game, { gone: [], dealt: [] }, to => dealer.draw(to, random))).facts;
  }).flat();
}

const ENGLISH = tongueOf(speak('en'), name => name);
const HINDI = tongueOf(speak('hi'), () => '');

/** Letters of seats and ranks are the same in both. */
const hasEnglish = (text: string): boolean => /[A-Za-z][a-z]/.test(text);

test.each([...games.keys()])(
  'the facts of %s are told in English as records write them, and in Hindi in Hindi',
  code => {
    const facts = factsOf(code);
    expect(facts.map(fact => told(fact, ENGLISH))).toEqual(facts.map(written));
    expect(facts.map(fact => told(fact, HINDI)).filter(hasEnglish)).toEqual([]);
  },
);
