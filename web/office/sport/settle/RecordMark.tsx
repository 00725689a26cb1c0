import { say } from '@maidan/words/say';
import { bold } from '../../../ui/said.tsx';
import { Badge } from '../../parts/Badge.tsx';

interface Props {
  readonly isSame: boolean;
  /** What the official record says. */
  readonly words: string;
}

/** Whether a result is the one of the official record. */
export const RecordMark = ({ isSame, words }: Props) =>
  isSame ? (
    <span className="sport-mark">
      <Badge tone="good" icon="check">
        {say('officeSport.byRecord')}
      </Badge>
    </span>
  ) : (
    <span className="sport-mark">
      <Badge tone="bad" icon="warning">
        {say('officeSport.againstRecord')}
      </Badge>
      <span>{say('officeSport.recordSays', { result: words, b: bold })}</span>
    </span>
  );
