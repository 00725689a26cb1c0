import { type Block, marketOf, type Selection, type Table } from '@maidan/games/kit/game';
import { toOneOf } from '@maidan/games/kit/printed';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';
import { isSuspended, nameOf, type Offers } from './offers.ts';
import { Position } from '../../parts/Position.tsx';
import { Price } from './Price.tsx';
import { limitsText } from './priceText.ts';
import { TableVeil } from './TableVeil.tsx';

interface Props {
  readonly offers: Offers;
  readonly block: Extract<Block, { kind: 'cells' }>;
}

/** One bet across the table, with what it pays for what: Color Plus, Pair. */
export function BarBlock({ offers, block }: Props) {
  const market = marketOf(offers.game, block.market);
  return (
    <>
      {market.selections.map(selection => (
        <div className="bet-bar" key={selection.id}>
          <div className="bar-words">
            <span className="bar-name">
              <b>{nameOf(offers, selection.id)}</b>
              <small className="limits">{limitsText(selection.limits ?? market.limits)}</small>
            </span>
            <PayTable selection={selection} />
            <Position {...(offers.positions.get(selection.id) ?? NOTHING)} />
          </div>
          <span className="bet-cells">
            <Price offers={offers} selection={selection.id} side="back" />
            {isSuspended(offers, [selection.id]) && <TableVeil />}
          </span>
        </div>
      ))}
    </>
  );
}

const NOTHING = { before: undefined, after: undefined };

function PayTable({ selection: { price } }: { readonly selection: Selection<Table> }) {
  if (price.kind !== 'paytable') return null;
  return (
    <ul className="pay-table">
      {Object.entries(price.pays).map(([hand, odds]) => (
        <li key={hand}>{say('casino.handPays', { hand: sayLabel(hand), pays: String(toOneOf(odds)) })}</li>
      ))}
    </ul>
  );
}
