import type { Reply } from '@maidan/contract/api';
import { formatMoney, formatSigned } from '@maidan/core/format';
import { type Money, subtract } from '@maidan/core/money';
import { say } from '@maidan/words/say';
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
    { value: 'changes', label: say('officeSport.changesCount', { count: String(preview.changes.length) }) },
    { value: 'all', label: say('officeSport.everybodyCount', { count: String(preview.payments.length) }) },
  ] as const;
  return (
    <section className="sport-preview" aria-label={say('officeSport.previewOf', { result: preview.words })}>
      <p className="sport-words">{preview.words}</p>
      {preview.record && <RecordMark {...preview.record} />}
      <Totals preview={preview} />
      {isAgain && (
        <Choices label={say('officeSport.whichPayments')} value={shown} choices={choices} onChoose={setShown} />
      )}
      {isAgain && shown === 'changes' ? <Changes preview={preview} /> : <Payments preview={preview} />}
    </section>
  );
}

const Totals = ({ preview: { total, bets, voidBets } }: Props) => (
  <dl className="sport-totals">
    <Figure
      name={say('officeSport.bets')}
      value={`${bets}`}
      note={voidBets > 0 ? say('officeSport.voidBetsCount', { count: String(voidBets) }) : ''}
    />
    <Figure name={say('officeSport.toWinners')} value={formatMoney(total.paid)} />
    <Figure name={say('officeSport.fromLosers')} value={formatMoney(total.taken)} />
    <Figure name={say('officeSport.commission')} value={formatMoney(total.commission)} />
    <div>
      <dt>{say('officeSport.houseMakes')}</dt>
      <dd>
        <Amount amount={total.house} />
        {total.houseBefore !== null && <InsteadOf amount={total.houseBefore} />}
      </dd>
    </div>
  </dl>
);

function InsteadOf({ amount }: { readonly amount: Money }) {
  const before = <Amount key="before" amount={amount} />;
  return <small>{say('officeSport.insteadOf', { amount: formatSigned(amount), b: () => before })}</small>;
}

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
  { title: say('officeSport.player'), draw: ({ player }) => player.username },
  {
    title: say('officeSport.profitOrLoss'),
    numeric: true,
    wide: true,
    draw: ({ profit }) => <Amount amount={profit} />,
  },
  {
    title: say('officeSport.commission'),
    numeric: true,
    wide: true,
    draw: ({ commission }) => formatMoney(commission),
  },
  { title: say('officeSport.gets'), numeric: true, draw: payment => <Amount amount={net(payment)} /> },
];

const Payments = ({ preview: { payments, words } }: Props) =>
  payments.length === 0 ? (
    <p className="office-quiet">{say('officeSport.nobodyPaid')}</p>
  ) : (
    <Table
      caption={say('officeSport.everybodyGets', { result: words })}
      columns={PAYMENTS}
      rows={payments}
      keyOf={({ player }) => player.id}
    />
  );

const CHANGES: readonly Column<Change>[] = [
  { title: say('officeSport.player'), draw: ({ player }) => player.username },
  { title: say('officeSport.got'), numeric: true, draw: ({ before }) => <Amount amount={net(before)} /> },
  { title: say('officeSport.gets'), numeric: true, draw: ({ after }) => <Amount amount={net(after)} /> },
  { title: say('officeSport.change'), numeric: true, draw: change => <Amount amount={net(change)} /> },
];

const Changes = ({ preview: { changes, words } }: Props) =>
  changes.length === 0 ? (
    <p className="office-quiet">{say('officeSport.nothingChanges')}</p>
  ) : (
    <Table
      caption={say('officeSport.whatChanges', { result: words })}
      columns={CHANGES}
      rows={changes}
      keyOf={({ player }) => player.id}
    />
  );
