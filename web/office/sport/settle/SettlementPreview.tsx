import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { subtract } from '@maidan/core/money';
import { useState } from 'react';
import { Choices } from '../../parts/Choices.tsx';
import { type Column, Table } from '../../parts/Table.tsx';
import { Amount } from '../markets/Amount.tsx';
import { RecordMark } from './RecordMark.tsx';

type Preview = Reply<'settlePreview'>;
type Payment = Preview['payments'][number];
type Change = Preview['changes'][number];

interface Props {
  readonly preview: Preview;
}

/** What everybody gets; of a market that was settled before, first what changes. */
export function SettlementPreview({ preview }: Props) {
  const isAgain = preview.settlements > 0;
  const [shown, setShown] = useState<'changes' | 'all'>('changes');
  const choices = [
    { value: 'changes', label: `What changes (${preview.changes.length})` },
    { value: 'all', label: `Everybody (${preview.payments.length})` },
  ] as const;
  return (
    <section className="sport-preview" aria-label={`Preview of ${preview.words}`}>
      <p className="sport-words">{preview.words}</p>
      {preview.record && <RecordMark {...preview.record} />}
      <Totals preview={preview} />
      {isAgain && <Choices label="Which payments" value={shown} choices={choices} onChoose={setShown} />}
      {isAgain && shown === 'changes' ? <Changes preview={preview} /> : <Payments preview={preview} />}
    </section>
  );
}

const Totals = ({ preview: { total, bets, voidBets } }: Props) => (
  <dl className="sport-totals">
    <Figure name="Bets" value={`${bets}`} note={voidBets > 0 ? `${voidBets} void by their time` : ''} />
    <Figure name="To winners" value={formatMoney(total.paid)} />
    <Figure name="From losers" value={formatMoney(total.taken)} />
    <Figure name="Commission" value={formatMoney(total.commission)} />
    <div>
      <dt>House makes</dt>
      <dd>
        <Amount amount={total.house} />
        {total.houseBefore !== null && (
          <small>
            instead of <Amount amount={total.houseBefore} />
          </small>
        )}
      </dd>
    </div>
  </dl>
);

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note?: string;
}

const Figure = ({ name, value, note = '' }: FigureProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <b>{value}</b>
      {note && <small>{note}</small>}
    </dd>
  </div>
);

const net = ({ profit, commission }: Pick<Payment, 'profit' | 'commission'>) => subtract(profit, commission);

const PAYMENTS: readonly Column<Payment>[] = [
  { title: 'Player', draw: ({ player }) => player.username },
  { title: 'Profit or loss', numeric: true, wide: true, draw: ({ profit }) => <Amount amount={profit} /> },
  { title: 'Commission', numeric: true, wide: true, draw: ({ commission }) => formatMoney(commission) },
  { title: 'Gets', numeric: true, draw: payment => <Amount amount={net(payment)} /> },
];

const Payments = ({ preview: { payments, words } }: Props) =>
  payments.length === 0 ? (
    <p className="office-quiet">Nobody has a bet on it: nobody is paid.</p>
  ) : (
    <Table
      caption={`What everybody gets of ${words}`}
      columns={PAYMENTS}
      rows={payments}
      keyOf={({ player }) => player.id}
    />
  );

const CHANGES: readonly Column<Change>[] = [
  { title: 'Player', draw: ({ player }) => player.username },
  { title: 'Got', numeric: true, draw: ({ before }) => <Amount amount={net(before)} /> },
  { title: 'Gets', numeric: true, draw: ({ after }) => <Amount amount={net(after)} /> },
  { title: 'Change', numeric: true, draw: change => <Amount amount={net(change)} /> },
];

const Changes = ({ preview: { changes, words } }: Props) =>
  changes.length === 0 ? (
    <p className="office-quiet">Nothing changes for anybody.</p>
  ) : (
    <Table caption={`What changes of ${words}`} columns={CHANGES} rows={changes} keyOf={({ player }) => player.id} />
  );
