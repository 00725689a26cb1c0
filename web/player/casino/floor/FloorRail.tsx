import type { Game } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { ChipRail } from '../chips/ChipRail.tsx';
import { chipAt, leastOf, type OwnChips } from '../chips/useOwnChips.ts';
import { actsAt, type Hands, totalOf } from './hands.ts';

interface Props {
  /** The table in use. */
  readonly game: Game;
  readonly hands: Hands;
  readonly chips: OwnChips;
}

const never = (): number => 0;

/** One rail for all tables: Undo takes the last of all, the rest is done at the table in use, which it names. */
export function FloorRail({ game, hands, chips }: Props) {
  const hand = hands.get(game.code);
  return (
    <ChipRail
      stakes={chips.stakes}
      least={leastOf(game)}
      chip={chipAt(game, chips.chip)}
      total={totalOf(hands)}
      isAsked={[...hands.values()].some(({ isAsked }) => isAsked)}
      closing={{ at: hand?.closingAt, now: hand?.now ?? never }}
      at={sayGame(game.name)}
      onChip={chips.choose}
      onStakes={chips.setStakes}
      {...actsAt(hands, game.code)}
    />
  );
}
