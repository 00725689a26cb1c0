import { formatOdds } from '@maidan/core/odds';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { bold } from '../../../ui/said.tsx';
import { call } from '../../session.ts';
import { CHART, chartOf } from './chart.ts';

interface Props {
  readonly market: string;
  readonly runner: string;
  readonly now: number;
}

/** Trades come in bursts: a chart need not follow each of them. */
const AGAIN_MS = 10_000;

/** What the runner was traded at. */
export function PriceChart({ market, runner, now }: Props) {
  const { data } = useQuery({
    queryKey: ['priceHistory', { market, runner }],
    queryFn: ({ signal }) => call('priceHistory', { market, runner }, { signal }),
    placeholderData: last => last,
    refetchInterval: AGAIN_MS,
  });
  const chart = data && chartOf(data.points, now);
  if (!chart) return <p className="chart-none muted">{data ? say('sport.fewTrades') : say('sport.chartLoading')}</p>;
  const { line, low, high, last, lastY } = chart;
  return (
    <figure className="price-chart">
      <figcaption>
        {say('sport.traded', { price: formatOdds(last), b: bold })}
        <span className="muted">{say('sport.lowHigh', { low: formatOdds(low), high: formatOdds(high) })}</span>
      </figcaption>
      <svg viewBox={`0 0 ${CHART.width} ${CHART.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="area" d={`${line}V${CHART.height}H0Z`} />
        <path className="line" d={line} />
        <path className="last" d={`M0 ${lastY}H${CHART.width}`} />
      </svg>
    </figure>
  );
}
