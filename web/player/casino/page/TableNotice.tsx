import { playerSentence } from '@maidan/contract/playerErrors';
import type { TableView } from '@maidan/contract/table';
import { say } from '@maidan/words/say';
import { useConnection } from '../../../live/useLive.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Button } from '../../../ui/Button.tsx';
import { whyVoid } from '../whyVoid.ts';

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
        {say('casino.unreachable')}
        <Button small onClick={reconnectNow}>
          {say('casino.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!view) return <output className="vh">{say('casino.opening')}</output>;
  const closedFor = view.why ? ` ${view.why}` : '';
  if (view.status === 'off') return <output className="note">{playerSentence('table-closed') + closedFor}</output>;
  if (view.status === 'draining') return <output className="note">{say('casino.closesAfter') + closedFor}</output>;
  const { phase, fault } = view.round;
  if (phase !== 'void') return null;
  const why = whyVoid(fault);
  return <output className="note">{why ? say('casino.isVoidFor', { why }) : say('casino.isVoid')}</output>;
}
