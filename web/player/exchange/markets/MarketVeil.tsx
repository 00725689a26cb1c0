import { Icon } from '../../../ui/Icon.tsx';
import { type Stop, stopText } from '../choice.ts';

interface Props {
  readonly stop: Stop;
}

/** Lies over prices that cannot be struck now. Where betting is closed they stay to be read. */
export const MarketVeil = ({ stop }: Props) =>
  stop === 'CLOSED' ? null : (
    <span className="veil">
      <Icon name="lock" small />
      {stopText(stop)}
    </span>
  );
