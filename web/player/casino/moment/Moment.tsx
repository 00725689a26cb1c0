import type { RoundMade } from '@maidan/contract/table';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { madeWords } from './madeWords.ts';
import type { Best } from './sessionBest.ts';
import { fateOf } from './useMade.ts';

interface Props {
  readonly made: RoundMade;
  readonly best: Best | undefined;
}

/** The figure of a round that has just ended. Who does not see it is told beside it. */
export const Moment = ({ made, best }: Props) => (
  <div className="moment" data-fate={fateOf(made)} aria-hidden="true">
    <b>{madeWords(made)}</b>
    <small>{say('casino.stakedBack', { staked: formatMoney(made.staked), back: formatMoney(made.back) })}</small>
    {best && (
      <small className="moment-best">
        {best.round === made.round ? say('casino.isBest') : say('casino.sessionBest', { net: formatSigned(best.net) })}
      </small>
    )}
  </div>
);
