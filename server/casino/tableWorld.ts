import type { Game } from '@maidan/games/kit/game';
import type { Dealing } from '@maidan/games/kit/play';
import type { Quotes } from '@maidan/games/kit/quote';
import type { Round, RoundEvent } from '@maidan/games/kit/round';
import type { Clock } from '../clock.ts';
import type { Beacon } from './beacon.ts';
import type { Seed } from './chains.ts';
import type { Rounds } from './rounds.ts';
import type { TableSettings } from './tableSettings.ts';

/** What the croupier needs of the world, handed in so that a test can own time, chance and money. */
export interface TableWorld {
  readonly clock: Clock;
  readonly seeds: Seeds;
  readonly beacon: Beacon;
  readonly rounds: Rounds;
  /** A worker thread in production: six-handed poker takes most of a second. */
  price(game: Game, dealing: Dealing): Promise<Quotes>;
  publish(
    event:
      | RoundEvent
      | { readonly type: 'announced'; readonly round: Round }
      | { readonly type: 'undone'; readonly round: string },
  ): void;
  settings(): TableSettings;
  /** How many look at the table. */
  watching(): number;
}

/** The next unused seed of the table's chain. */
interface Seeds {
  next(code: string): Promise<Seed>;
}
