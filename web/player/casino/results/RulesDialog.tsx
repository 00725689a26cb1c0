import './casinoResults.css';
import '../../../styles/table.css';
import type { Game } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { sayRule } from '@maidan/words/games/rules';
import { say } from '@maidan/words/say';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ReturnsTable } from '../../parts/returns/ReturnsTable.tsx';

interface Props {
  readonly game: Game;
  readonly onClose: () => void;
}

/** The rules as the declaration has them, and what every bet gives back in the long run. */
export const RulesDialog = ({ game, onClose }: Props) => (
  <Dialog title={say('casino.rulesOf', { game: sayGame(game.name) })} onClose={onClose}>
    <div className="rules-dialog">
      <ol className="rules-list">
        {game.rules.map(rule => (
          <li key={rule}>{sayRule(rule)}</li>
        ))}
      </ol>
      <h3>{say('casino.returns')}</h3>
      <ReturnsTable code={game.code} />
    </div>
  </Dialog>
);
