import { FIGURES, volatilityOf } from '@maidan/games/slots/figures';
import { say } from '@maidan/words/say';
import { percent } from './slotSay.ts';

const VOLATILITIES = { low: say('slots.low'), medium: say('slots.medium'), high: say('slots.high') } as const;

/** What a slot gives back, counted from its reels. */
export function Figures({ code }: { readonly code: string }) {
  const figures = FIGURES[code]!;
  const { returns, hit, profit, free, most } = figures;
  const facts = [
    [say('slots.returns'), percent(returns)],
    [say('slots.hit'), percent(hit)],
    [say('slots.more'), percent(profit)],
    ...(free > 0 ? [[say('slots.freeShare'), percent(free)]] : []),
    [say('slots.volatility'), VOLATILITIES[volatilityOf(figures)]],
    [say('slots.most'), say('slots.stakes', { times: most })],
  ] as const;
  return (
    <section className="slot-figures panel">
      <h2>{say('slots.figures')}</h2>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{say('slots.exact', { returns: `₹${(returns * 100).toFixed(2)}` })}</p>
      <p>{say('slots.pace')}</p>
    </section>
  );
}
