import { say } from '@maidan/words/say';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';

interface Props {
  readonly onUndo: (() => void) | undefined;
  readonly onRepeat: (() => void) | undefined;
  readonly onDouble: (() => void) | undefined;
}

/** The newest bet taken back, last round's bets again, this round's bets once more. */
export const BetActions = ({ onUndo, onRepeat, onDouble }: Props) => (
  <fieldset className="bet-actions" aria-label={say('casino.allBets')}>
    <Button small disabled={!onUndo} onClick={onUndo}>
      <Icon name="undo" small />
      {say('casino.undo')}
    </Button>
    <Button small disabled={!onRepeat} onClick={onRepeat}>
      {say('casino.repeat')}
    </Button>
    <Button small disabled={!onDouble} onClick={onDouble}>
      {say('casino.double')}
    </Button>
  </fieldset>
);
