import { GAMES } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';
import { describe, expect, test } from 'vitest';
import { shortFace, spokenFace } from '../pieces/faces.ts';
import { dealt, settled } from '../rehearsedRounds.ts';
import { announcement, captionOf, seatWords } from './words.ts';
import { fetchWhyVoid } from '../../whyVoid.ts';

await fetchWhyVoid();

const games = new Map(await Promise.all(GAMES.map(async ({ code, load }) => [code, (await load()).default] as const)));
const game = (code: string): Game => games.get(code)!;

describe('in words', () => {
  test.each<[string, Face, string, string]>([
    ['teen20', 'KS', 'K♠', 'king of spades'],
    ['teen20', 'TH', '10♥', '10 of hearts'],
    ['ourroullete', 17, '17', 'black 17'],
    ['sicbo', 4, '4', '4'],
    ['ballbyball', '4', '4', 'four runs'],
    ['superOver', 'K', 'W', 'wicket'],
    ['goals', 'Neymar/FreeKick', 'Neymar · Free kick', 'goal by Neymar, free kick'],
    ['goals', 'NoGoal', 'No goal', 'saved, no goal'],
  ])('%s: %s is %s, and is read %s', (code, face, short, spoken) => {
    expect([shortFace(game(code), face), spokenFace(game(code), face)]).toEqual([short, spoken]);
  });

  test('what was dealt since the last message, then what the table does', () => {
    const teen20 = game('teen20');
    const round = dealt(teen20, [
      ['A', 'KS'],
      ['B', '9D'],
      ['A', '3C'],
    ]);
    expect(announcement(teen20, round, 1)).toBe('Player B: 9 of diamonds. Player A: 3 of clubs.');
    expect(announcement(teen20, { ...round, phase: 'open' }, 3)).toBe('Place your bets.');
    expect(announcement(teen20, { ...round, phase: 'void' }, 3)).toBe('Round void, All stakes are returned.');
    expect(announcement(teen20, { ...round, phase: 'void', fault: 'beacon-missing' }, 3)).toBe(
      'Round void, The public randomness did not arrive in time. All stakes are returned.',
    );
    expect(seatWords(teen20, round).map(({ label, faces }) => `${label} ${faces}`)).toEqual([
      'Player A K♠ 3♣',
      'Player B 9♦',
    ]);
  });

  test('a table that is closed asks for no bets; what was begun is dealt to its end', () => {
    const round = dealt(game('teen20'), [['A', 'KS']]);
    const titles = (['new', 'open', 'closed', 'dealing'] as const).map(
      phase => captionOf(game('teen20'), { ...round, phase }, true).title,
    );
    expect(titles).toEqual(['Table closed', 'Table closed', 'No more bets', 'No more bets']);
  });

  test('in the last moments of a window nobody is asked for bets', () => {
    const round = { ...dealt(game('teen20'), []), phase: 'open' as const };
    const titles = [false, true].map(isClosing => captionOf(game('teen20'), round, false, isClosing).title);
    expect(titles).toEqual(['Place your bets', 'No more bets']);
  });

  test('the result is read out at the end', () => {
    expect(announcement(game('dt20'), settled(game('dt20')), 0)).toMatch(/^Dragon: .+\. Tiger: .+\. .+\.$/);
  });
});
