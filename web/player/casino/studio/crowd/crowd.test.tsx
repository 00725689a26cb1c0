import { paise, rupees } from '@maidan/core/money';
import type { Side } from '@maidan/core/odds';
import type { Crowd } from '@maidan/games/kit/crowd';
import { GAMES } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { array, assert, integer, property } from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { statesOf } from '../rehearsedRounds.ts';
import { CrowdStrip } from './CrowdStrip.tsx';
import { inHundred, sharesOf } from './sharesOf.ts';

const gameNamed = async (code: string): Promise<Game> => (await GAMES.find(each => each.code === code)!.load()).default;
const teen20 = await gameNamed('teen20');
const [A, B] = teen20.markets[0]!.selections.map(({ id }) => id) as [string, string];

const crowd: Crowd = {
  watching: 9,
  players: 3,
  staked: [
    { selection: A, side: 'back', stake: rupees(200) },
    { selection: B, side: 'back', stake: rupees(100) },
    { selection: 'pairPlus', side: 'back', stake: rupees(50) },
  ],
};
const on = (selection: string, stake: number, side: Side = 'back') => ({ selection, side, stake: rupees(stake) });
const after = (phase: string) => statesOf(teen20, 7).find(round => round.phase === phase)!;
const shown = (phase: string, said: Crowd | undefined): string =>
  renderToStaticMarkup(<CrowdStrip game={teen20} round={{ ...after(phase), ...(said && { crowd: said }) }} />);

describe('what everybody has bet together', () => {
  test('is told once bets are closed, with the sides of the game', () => {
    const words = shown('closed', crowd)
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    expect(words).toContain('3 players have bet 350.00');
    expect(words).toContain('9 at the table');
    expect(words).toMatch(/Player A 67 %.*Player B 33 %/);
  });

  test.each([
    ['while bets are open', 'open', crowd],
    ['when nobody has bet', 'closed', { ...crowd, players: 0, staked: [] }],
    ['when it is not known', 'closed', undefined],
  ])('is not told %s', (_, phase, said) => {
    expect(shown(phase, said)).toBe('');
  });

  test.each<[code: string, sides: string, staked: Crowd['staked']]>([
    ['baccarat', 'Player 75 % Tie 25 %', [on('player', 300), on('tie', 100), on('perfect-pair', 900), on('big', 900)]],
    ['baccarat2', 'Player 50 % Banker 50 %', [on('player', 100), on('banker', 100), on('score.9', 900)]],
    ['ab20', 'Andar 25 % Bahar 75 %', [on('andar.A', 50), on('andar.T', 50), on('bahar.7', 300)]],
    ['dum10', 'Back 80 % Lay 20 %', [on('reach', 400), on('reach', 100, 'lay'), on('even', 900)]],
  ])('lies on the sides of %s: %s', async (code, sides, staked) => {
    const game = await gameNamed(code);
    const told = sharesOf(game, statesOf(game, 1)[0]!, { watching: 9, players: 3, staked });
    expect(told.map(({ label, percent }) => `${label} ${percent} %`).join(' ')).toBe(sides);
  });

  test('a game with many selections has no sides', async () => {
    const roulette = await gameNamed('ourroullete');
    expect(sharesOf(roulette, statesOf(roulette, 1)[0]!, crowd)).toEqual([]);
  });
});

test('whole percents add up to a hundred, and none is off by one or more', () => {
  assert(
    property(
      array(integer({ min: 0, max: 10_000_000 }), { minLength: 2, maxLength: 6 }).filter(all => all.some(Boolean)),
      amounts => {
        const whole = amounts.reduce((a, b) => a + b, 0);
        const percents = inHundred(amounts.map(paise));
        expect(percents.reduce((a, b) => a + b, 0)).toBe(100);
        percents.forEach((percent, nth) => expect(Math.abs(percent - (amounts[nth]! * 100) / whole)).toBeLessThan(1));
      },
    ),
  );
});
