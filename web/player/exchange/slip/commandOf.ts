import { formatMoney } from '@maidan/core/format';
import type { Target } from '../choice.ts';
import type { Command } from '../commands.ts';
import { figure, sideName } from '../words.ts';
import { type Draft, writtenOf } from './draft.ts';
import type { Options } from './options.ts';

/** What is sent for a slip. Nothing while it has no stake. */
export function commandOf(draft: Draft, target: Target, options: Options): Command | undefined {
  const written = writtenOf(draft);
  if (!written) return undefined;
  const { market, runner, side, odds, line, stake } = written;
  const { kind, title: name, delayMs, version, inPlay } = target;
  const title = `${name} · ${sideName(kind, side)} ${figure(kind, odds, line)} · ${formatMoney(stake)}`;
  if (kind !== 'exchange') {
    const { accepts } = options;
    return { do: 'placeRowBet', input: { market, runner, side, odds, line, stake, accepts }, delayMs, title };
  }
  const order = {
    runner,
    side,
    odds,
    stake,
    isKept: options.isKept && !inPlay,
    ...(options.isFillOrKill && { minFill: stake }),
  };
  // Who accepts no changes is refused when the market is another than the one that was looked at.
  const seen = options.accepts === 'none' ? { version } : {};
  return { do: 'placeOrders', input: { market, ...seen, orders: [order] }, delayMs, title };
}
