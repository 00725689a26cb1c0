import { say } from '@maidan/words/say';
import { unseen } from '../../ui/said.tsx';

interface Props {
  readonly count: number;
  /** The longest of them. */
  readonly most: number;
  /** Whom it leads to. */
  readonly what: string;
  readonly onOpen: () => void;
}

/** A figure that leads to the players behind it, as long as it is large. */
export const Bar = ({ count, most, what, onOpen }: Props) => (
  <span className="protection-bar">
    {count === 0 ? (
      <span className="muted">0</span>
    ) : (
      <button type="button" className="lk" onClick={onOpen}>
        {say('officeProtection.open', { count: String(count), what, hidden: unseen })}
      </button>
    )}
    <i style={{ inlineSize: `${(count / Math.max(most, 1)) * 100}%` }} />
  </span>
);
