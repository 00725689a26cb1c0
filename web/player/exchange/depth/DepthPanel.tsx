import { runnerWords } from '../../parts/event/toldWords.ts';
import './depth.css';
import type { EventView, MyOrdersView } from '@maidan/contract/event';
import { marketTopic } from '@maidan/contract/stream';
import { formatShort } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useLive } from '../../../live/useLive.ts';
import type { Watched } from '../page/useDesk.ts';
import { DepthLadder } from './DepthLadder.tsx';
import { PriceChart } from './PriceChart.tsx';
import { rungsOf } from './rungs.ts';

interface Props {
  readonly view: EventView;
  readonly mine: MyOrdersView;
  readonly watched: Watched;
}

/** Every price of one runner with one's own orders among them, and what it was traded at. */
export function DepthPanel({ view, mine, watched }: Props) {
  const ladder = useLive(marketTopic(watched.market));
  const market = view.markets.find(({ id }) => id === watched.market);
  const runner = market?.runners.find(({ id }) => id === watched.runner);
  if (!market || !runner) return null;
  const own = mine.orders.filter(order => order.market === market.id && order.runner === runner.id && order.left > 0);
  const rungs = rungsOf(ladder?.runners[runner.id] ?? runner, own, runner.last);
  return (
    <section
      className="panel depth"
      id="depth"
      aria-label={say('sport.depthOf', { runner: runnerWords(runner.name, market.made) })}
    >
      <h2 className="bar lt">
        {say('sport.depth', { runner: runnerWords(runner.name, market.made) })}
        <span className="sp muted">{say('sport.matched', { amount: formatShort(market.matched) })}</span>
      </h2>
      <DepthLadder rungs={rungs} />
      <PriceChart market={market.id} runner={runner.id} now={view.now} />
    </section>
  );
}
