import { runnerWords, toldWords } from '../../parts/event/toldWords.ts';
import type { MyOrdersView } from '@maidan/contract/event';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { CashOutButton } from './CashOutButton.tsx';
import { bookmakerOffer, bookmakerPosition } from './offer.ts';

interface Props {
  readonly row: HouseRow;
  readonly mine: MyOrdersView;
  readonly where: string;
  readonly isInPlay: boolean;
}

/** In play a bet with the house waits a second; out of play it does not. */
const IN_PLAY_MS = 1_000;

/** The way out of a bookmaker's bets. */
export function BookmakerCashOut({ row, mine, where, isInPlay }: Props) {
  if (!bookmakerPosition(row, mine)) return <CashOutButton />;
  const names = Object.fromEntries(row.runners.map(runner => [runner, runnerWords(runner)]));
  return (
    <CashOutButton
      closing={{
        market: row.id,
        title: `${toldWords(row.name, row.made)} · ${where}`,
        names,
        offer: percent => bookmakerOffer(row, mine, isInPlay ? IN_PLAY_MS : 0, percent),
      }}
    />
  );
}
