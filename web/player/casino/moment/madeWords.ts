import type { RoundMade } from '@maidan/contract/table';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { fateOf } from './useMade.ts';

/** 'Won +1,960.00', 'Lost -500.00', 'Returned 500.00'. */
export function madeWords(made: RoundMade): string {
  const net = formatSigned(made.net);
  switch (fateOf(made)) {
    case 'won':
      return say('casino.madeWon', { net });
    case 'lost':
      return say('casino.madeLost', { net });
    case 'returned':
      return say('casino.madeReturned', { back: formatMoney(made.back) });
  }
}
