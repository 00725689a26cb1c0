import { runnerWords, toldWords } from '../../parts/event/toldWords.ts';
import type { MarketView, MyOrdersView } from '@maidan/contract/event';
import { marketTopic } from '@maidan/contract/stream';
import { useLive } from '../../../live/useLive.ts';
import { positionIn } from '../standing.ts';
import { CashOutButton } from './CashOutButton.tsx';
import { bookOffer } from './offer.ts';

interface Props {
  readonly market: MarketView;
  readonly mine: MyOrdersView;
  /** The match it is about. */
  readonly where: string;
}

/** The way out of a market between players. */
export const BookCashOut = (props: Props) =>
  positionIn(props.market, props.mine) ? <FromDepth {...props} /> : <CashOutButton />;

/** Who has something to close looks at the whole depth. */
function FromDepth({ market, mine, where }: Props) {
  const ladder = useLive(marketTopic(market.id));
  const names = Object.fromEntries(market.runners.map(({ id, name }) => [id, runnerWords(name, market.made)]));
  return (
    <CashOutButton
      closing={{
        market: market.id,
        title: `${toldWords(market.name, market.made)} · ${where}`,
        names,
        offer: percent => bookOffer(market, ladder, mine, percent),
      }}
    />
  );
}
