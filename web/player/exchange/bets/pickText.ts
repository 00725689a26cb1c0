import type { MyRowBet } from '@maidan/contract/event';
import type { RowBet } from '@maidan/exchange/rows/houseRow';
import { pickOf } from '@maidan/exchange/rows/pick';
import { say } from '@maidan/words/say';
import { runnerWords } from '../../parts/event/toldWords.ts';

/** What a bet on a row is called: 'Yes 41', 'Odd', '160–163'. Of a market that is gone, as it was written down. */
export function pickText({ kind, bet, label, made }: Pick<MyRowBet, 'kind' | 'bet' | 'label' | 'made'>): string {
  if (say('frame.lang') === 'en-IN') return label; // as it was written down: English pages leave out the rest
  const pick = kind && pickOf(kind, bet as RowBet); // the contract leaves open what it is; it is the exchange's own
  switch (pick?.is) {
    case 'over':
      return say('sport.yesRuns', { runs: String(pick.line) });
    case 'under':
      return say('sport.noRuns', { runs: String(pick.line) });
    case 'yes':
      return say('sport.yes');
    case 'no':
      return say('sport.no');
    case 'odd':
      return say('sport.odd');
    case 'even':
      return say('sport.even');
    default:
      return runnerWords(label, made); // a name, or figures alone
  }
}
