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
        By the record
      </Badge>
    </span>
  ) : (
    <span className="sport-mark">
      <Badge tone="bad" icon="warning">
        Against the record
      </Badge>
      <span>
        The record says <b>{words}</b>.
      </span>
    </span>
  );
