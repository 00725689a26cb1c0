import type { RoundMade } from '@maidan/contract/table';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { fateOf } from './useMade.ts';

interface Props {
  readonly made: RoundMade;
  /** While cards are dealt there is room for the figure only. */
  readonly isShort: boolean;
  readonly onOpen: (round: string) => void;
}

/** 'Last round 102865: staked 500.00, back 980.00, +480.00'. A tap opens the round. */
export function LastRound({ made, isShort, onOpen }: Props) {
  const { round } = made;
  const net = formatSigned(made.net);
  return (
    <button type="button" className="last-round" data-fate={fateOf(made)} onClick={() => onOpen(round)}>
      {isShort
        ? say('casino.lastRoundNet', { net })
        : say('casino.lastRoundMade', { round, staked: formatMoney(made.staked), back: formatMoney(made.back), net })}
    </button>
  );
}
