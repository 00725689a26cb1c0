import { type Money, scale, ZERO } from '@maidan/core/money';
import type { MarketKind } from '../sports/sport.ts';

/** On what a player won net in a market between players, never on a loss, a bookmaker or a fancy row. Rate in 1/100 %. */
export const commissionOn = (kind: MarketKind, net: Money, rate: number): Money =>
  kind === 'exchange' && net > 0 ? scale(net, rate, 10_000) : ZERO;
