import type { Game } from '@maidan/games/kit/game';
import type { Shoe } from '@maidan/games/kit/shoe';

export type SceneName = 'cards' | 'dice' | 'wheel' | 'cricket' | 'goal' | 'lottery' | 'race' | 'quiz';

/** What most games look like follows from what they deal. */
const BY_SHOE: Readonly<Record<Shoe['kind'], SceneName>> = {
  cards: 'cards',
  dice: 'dice',
  wheel: 'wheel',
  clips: 'cricket',
};

/** The games that are drawn in a way of their own. */
const BESPOKE: ReadonlyMap<string, SceneName> = new Map([
  ['superOver', 'cricket'], // its cards are balls
  ['superOver3', 'cricket'],
  ['goals', 'goal'],
  ['lottcard', 'lottery'],
  ['race20', 'race'],
  ['kbc', 'quiz'],
]);

export const sceneOf = ({ code, shoe }: Game): SceneName => BESPOKE.get(code) ?? BY_SHOE[shoe.kind];

/** Two rows that grow right across the felt, and not hands side by side. */
export const growsInRows = ({ code }: Pick<Game, 'code'>): boolean => code === 'ab20';
