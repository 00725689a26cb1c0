import { playerSentence } from '@maidan/contract/playerErrors';
import type { TableView } from '@maidan/contract/table';
import { ROUND_FAULTS } from '@maidan/games/kit/roundFaults';
import { useConnection } from '../../../live/useLive.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Button } from '../../../ui/Button.tsx';

interface Props {
  readonly view: TableView | undefined;
}

/** Why nothing can be bet on, when it is not just the pause between two windows. */
export function TableNotice({ view }: Props) {
  const { state, reconnectNow } = useConnection();
  if (!view && state === 'reconnecting') {
    return (
      <div className="note er" role="alert">
        <Icon name="warning" small />
        The table cannot be reached.
        <Button small onClick={reconnectNow}>
          Try again
        </Button>
      </div>
    );
  }
  if (!view) return <output className="vh">Opening the table</output>;
  const why = view.why ? ` ${view.why}` : '';
  if (view.status === 'off') return <output className="note">{playerSentence('table-closed') + why}</output>;
  if (view.status === 'draining')
    return <output className="note">{`This table closes after this round.${why}`}</output>;
  const { phase, fault } = view.round;
  if (phase !== 'void') return null;
  return <output className="note">This round is void. {fault && ROUND_FAULTS[fault]} All stakes are returned.</output>;
}
