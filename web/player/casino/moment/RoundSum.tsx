import './roundSum.css';
import type { RoundMade } from '@maidan/contract/table';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { madeWords } from './madeWords.ts';
import { fateOf } from './useMade.ts';

/** Over one's own bets: what this round came to, until the next one. */
export const RoundSum = ({ made }: { readonly made: RoundMade }) => (
  <p className="round-sum" data-fate={fateOf(made)}>
    <b>{madeWords(made)}</b>
    <span>{say('casino.stakedBack', { staked: formatMoney(made.staked), back: formatMoney(made.back) })}</span>
  </p>
);
