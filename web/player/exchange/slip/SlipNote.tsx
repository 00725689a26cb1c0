import { Icon } from '../../../ui/Icon.tsx';
import type { Intent } from '../intents.ts';

interface Props {
  readonly intent: Intent | undefined;
  readonly refusal: string | undefined;
}

const UNKNOWN = 'No answer came. We are finding out whether it was taken, and will say so here. Nothing is sent twice.';

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
