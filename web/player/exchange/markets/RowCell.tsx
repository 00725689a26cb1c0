import type { Side } from '@maidan/core/odds';
import { cellText } from '@maidan/exchange/rows/conventions';
import { type HouseRow, offerOf } from '@maidan/exchange/rows/houseRow';
import { runnerWords } from '../../parts/event/toldWords.ts';
import { rowWords } from '../words.ts';
import { isSame, rowStop } from '../choice.ts';
import type { Trade } from '../trade.ts';
import { PriceCell } from './PriceCell.tsx';

interface Props {
  readonly trade: Trade;
  readonly row: HouseRow;
  readonly runner: string;
  readonly side: Side;
  /** 'Yes', 'Odd', 'Back': what the column says. */
  readonly sideName: string;
  /** Under a price that has no other small print. */
  readonly small?: string;
  /** Of a khado: the run its window begins at. */
  readonly start?: number | undefined;
}

/** The cell of one side of a row: takes from the match what it needs, and nothing else. */
export function RowCell({ trade, row, runner, side, sideName, small = '', start }: Props) {
  const offer = offerOf(row, { runner, side, line: start });
  const text = offer && cellText(row.kind, offer.odds, start ?? offer.line);
  return (
    <PriceCell
      market={row.id}
      runner={runner}
      side={side}
      level={0}
      sideName={sideName}
      name={row.kind === 'bookmaker' ? runnerWords(runner) : rowWords(row)}
      price={text?.price}
      small={text ? text.small || small : ''}
      // A line that moves is a price that moves, whatever its rate does.
      worth={offer ? (offer.line ?? 0) * 1_000_000 + offer.odds : 0}
      isChosen={isSame(trade.chosen, { market: row.id, runner, side, level: 0 })}
      isShut={rowStop(row, runner) !== undefined}
      isStale={trade.isStale}
      isLock
      start={start}
      onPick={trade.onPick}
    />
  );
}
