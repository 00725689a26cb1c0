import { playerSentence } from '@maidan/contract/playerErrors';
import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import type { Betting } from './useBetting.ts';

interface Props {
  readonly betting: Betting;
  readonly fault: string | undefined;
  /** The price is another one than the one that was tapped. */
  readonly hasMoved: boolean;
}

/** What became of the bet, in the server's own words; and, while nobody knows, that nobody knows. */
export function SlipNotes({ betting: { sending, fate }, fault, hasMoved }: Props) {
  const refusal = fault ?? (fate?.is === 'refused' ? fate.sentence : undefined);
  return (
    <output className="slip-notes">
      {sending.is === 'unknown' && (
        <p className="note">
          <Icon name="clock" small />
          {say('casino.unknown')}
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
