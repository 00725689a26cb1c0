import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';

/** What every scene is drawn from. */
export interface SceneProps {
  readonly game: Game;
  readonly round: Round;
  /** Deals from this one on are acted out; those before lie where they ended up. */
  readonly fresh: number;
}
