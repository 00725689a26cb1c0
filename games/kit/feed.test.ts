import { expect, test } from 'vitest';
import lucky15 from '../lucky15.ts';
import sicbo from '../sicbo.ts';
import superOver from '../superOver.ts';
import superOver2 from '../superOver2.ts';
import superOver3 from '../superOver3.ts';
import teen20 from '../teen20.ts';
import { faceOf } from './feed.ts';
import type { Game } from './game.ts';
import type { Face } from './shoe.ts';

const READ: readonly [Game, string, Face | undefined][] = [
  [teen20, 'ASS', 'AS'],
  [teen20, '10dd', 'TD'],
  [teen20, 'TD', 'TD'],
  [teen20, 'A', undefined],
  // A pack of bare ranks: whichever suit the dealer turns up.
  [superOver, 'KSS', 'K'],
  [superOver, 'khh', 'K'],
  [superOver, '10DD', 'T'],
  [superOver, '10', 'T'],
  [superOver, 'K', 'K'],
  [superOver3, '6CC', '6'],
  [superOver, '5SS', undefined],
  [superOver, 'KSH', undefined],
  [superOver, 'KXX', undefined],
  // Clips and dice have no suits.
  [superOver2, '4SS', undefined],
  [superOver2, '4', '4'],
  [lucky15, '6HH', undefined],
  [lucky15, 'wicket', 'Wicket'],
  [sicbo, '6', 6],
  [sicbo, '6SS', undefined],
];

test.each(READ.map(([game, text, face]) => [game.code, text, face, game] as const))(
  '%s: %s is read as %s',
  (_, text, face, game) => {
    expect(faceOf(game, text)).toBe(face);
  },
);
