import type { Game } from '@maidan/games/kit/game';
import type { Scene } from '@maidan/games/kit/shown';
import type { Shoe } from '@maidan/games/kit/shoe';

export type SceneName = Scene | 'cards' | 'dice' | 'wheel';

/** What most games look like follows from what they deal. */
const BY_SHOE: Readonly<Record<Shoe['kind'], SceneName>> = {
  cards: 'cards',
  dice: 'dice',
  wheel: 'wheel',
  clips: 'cricket',
};

/** Played out by itself, from numbers that mean nothing to who looks on: what they come to is in the picture. */
const VIRTUAL: ReadonlySet<SceneName> = new Set(['pitch', 'overs', 'turf', 'sand']);

export const isVirtual = (game: Game): boolean => VIRTUAL.has(sceneOf(game));

export const sceneOf = ({ scene, shoe }: Game): SceneName => scene ?? BY_SHOE[shoe.kind];
