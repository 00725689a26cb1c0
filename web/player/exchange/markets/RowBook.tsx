import type { MyOrdersView } from '@maidan/contract/event';
import { formatSigned } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { say } from '@maidan/words/say';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/States.tsx';
import { rowWords } from '../words.ts';
import { rungsOfRow } from './rungsOfRow.ts';

interface Props {
  readonly row: HouseRow;
  readonly mine: MyOrdersView;
  readonly onClose: () => void;
}

/** What the player's bets on a row make, result by result. */
export function RowBook({ row, mine, onClose }: Props) {
  const rungs = rungsOfRow(row, mine);
  return (
    <Dialog title={rowWords(row)} onClose={onClose}>
      {rungs.length === 0 ? (
        <Empty icon="bets" title={say('sport.noRowBets')} text={say('sport.noRowBetsHint')} />
      ) : (
        <table className="tbl row-book">
          <thead>
            <tr>
              <th scope="col">{say('sport.result')}</th>
              <th scope="col" className="num">
                {say('sport.profitOrLoss')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rungs.map(({ label, profit }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="num">
                  <Amount amount={profit} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

const Amount = ({ amount }: { readonly amount: Money }) => (
  <b className={amount < 0 ? 'neg' : 'pos'}>{formatSigned(amount)}</b>
);
