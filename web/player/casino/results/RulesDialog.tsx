import '../../../styles/casinoResults.css';
import '../../../styles/table.css';
import type { Game } from '@maidan/games/kit/game';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ReturnsTable } from '../../fair/ReturnsTable.tsx';

interface Props {
  readonly game: Game;
  readonly onClose: () => void;
}

/** The rules as the declaration has them, and what every bet gives back in the long run. */
export const RulesDialog = ({ game, onClose }: Props) => (
  <Dialog title={`${game.name} · Rules`} onClose={onClose}>
    <div className="rules-dialog">
      <ol className="rules-list">
        {game.rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
      <h3>Return of every bet</h3>
      <ReturnsTable code={game.code} />
    </div>
  </Dialog>
);
