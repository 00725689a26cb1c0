import { runnerWords } from '../../parts/event/toldWords.ts';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { add, type Money, paise, ZERO } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useLive } from '../../../live/useLive.ts';
import { bookFigures, type Figures, moreHeld, rowFigures, type Written } from '../standing.ts';
import type { Trade } from '../trade.ts';

interface Props {
  readonly trade: Trade;
  readonly written: Written | undefined;
}

/** What the bet would change: runner by runner, and what is held in all. */
export function WhatIf({ trade, written }: Props) {
  const exposure = useLive('wallet')?.exposure;
  if (!written) return null;
  const lines = linesOf(trade, written);
  const after = exposure === undefined ? undefined : add(exposure, moreHeld(trade.view, trade.mine, written));
  return (
    <dl className="what-if">
      {lines.map(([name, { before, after: then }]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Amount amount={before ?? ZERO} /> → <b>{then !== undefined && <Amount amount={then} />}</b>
          </dd>
        </div>
      ))}
      {exposure !== undefined && after !== undefined && (
        <div>
          <dt className="muted">{say('betting.exposure')}</dt>
          <dd>
            {formatMoney(exposure)} → <b>{formatMoney(paise(Math.max(0, after)))}</b>
          </dd>
        </div>
      )}
    </dl>
  );
}

const MOST_LINES = 4;

/** In a wide field only the runner that is bet on, and in a row of runs its worst result. */
function linesOf({ view, mine }: Trade, written: Written): readonly (readonly [string, Figures])[] {
  const market = view.markets.find(({ id }) => id === written.market);
  const row = view.rows.find(({ id }) => id === written.market);
  const figures = market ? bookFigures(market, mine, written) : row ? rowFigures(row, mine, written) : {};
  const names = new Map(market?.runners.map(({ id, name }) => [id, name]) ?? []);
  const lines = Object.entries(figures).filter(([, { after }]) => after !== undefined);
  return lines
    .filter(([runner]) => lines.length <= MOST_LINES || runner === written.runner)
    .map(([runner, figure]) => [nameOf(runner), figure] as const);

  function nameOf(runner: string): string {
    if (runner === 'runs') return say('betting.worstResult');
    if (runner === 'yes') return say('sport.yes');
    if (runner === 'odd') return say('sport.odd');
    if (runner === 'even') return say('sport.even');
    return runnerWords(names.get(runner) ?? runner, market?.made);
  }
}

const Amount = ({ amount }: { readonly amount: Money }) => (
  <span className={amount < 0 ? 'neg' : 'pos'}>{formatSigned(amount)}</span>
);
