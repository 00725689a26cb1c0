import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import type { Intent } from '../intents.ts';

interface Props {
  readonly intent: Intent | undefined;
  readonly refusal: string | undefined;
}

const UNKNOWN = say('betting.unknown');

/** What became of it, in the server's own words; and, while nobody knows, that nobody knows. */
export const SlipNote = ({ intent, refusal }: Props) => (
  <output className="slip-notes">
    {intent?.isUnknown && (
      <p className="note">
        <Icon name="clock" small />
        {UNKNOWN}
      </p>
    )}
    {!intent && refusal !== undefined && (
      <p className="note er">
        <Icon name="warning" small />
        {refusal}
      </p>
    )}
  </output>
);
