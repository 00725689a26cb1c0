import { playerSentence } from '@maidan/contract/playerErrors';
import { Icon } from '../../../ui/Icon.tsx';
import type { Betting } from './useBetting.ts';

interface Props {
  readonly betting: Betting;
  readonly fault: string | undefined;
  /** The price is another one than the one that was tapped. */
  readonly hasMoved: boolean;
}

const UNKNOWN = 'No answer came. We are finding out whether it was taken, and will say so here. Nothing is sent twice.';

/** What became of the bet, in the server's own words; and, while nobody knows, that nobody knows. */
export function SlipNotes({ betting: { sending, fate }, fault, hasMoved }: Props) {
  const refusal = fault ?? (fate?.is === 'refused' ? fate.sentence : undefined);
  return (
    <output className="slip-notes">
      {sending.is === 'unknown' && (
        <p className="note">
          <Icon name="clock" small />
          {UNKNOWN}
        </p>
      )}
      {hasMoved && refusal === undefined && (
        <p className="note">
          <Icon name="warning" small />
          {playerSentence('price-changed')}
        </p>
      )}
      {sending.is === 'idle' && refusal !== undefined && (
        <p className="note er">
          <Icon name="warning" small />
          {refusal}
        </p>
      )}
    </output>
  );
}
