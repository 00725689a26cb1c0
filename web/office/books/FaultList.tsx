import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/router.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatInstant, formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import { BOOK_FAULT_WORDS } from './bookFaultWords.ts';

export type Fault = Reply<'reconciliation'>['faults'][number];

const STATES = {
  open: <Badge tone="bad">{say('officeMoney.open')}</Badge>,
  explained: <Badge tone="warning">{say('officeMoney.explained')}</Badge>,
} as const;

/** What was found, with where to look. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  const [explaining, setExplaining] = useState<Fault | null>(null);
  const mayExplain = useMay('settings.write');
  const columns: readonly Column<Fault>[] = [
    ...COLUMNS,
    { title: say('officeMoney.state'), draw: fault => stateOf(fault, mayExplain ? setExplaining : undefined) },
  ];
  return (
    <>
      <Table caption={say('officeMoney.foundCaption')} columns={columns} rows={faults} keyOf={({ id }) => id} />
      {explaining && <Explain fault={explaining} onClose={() => setExplaining(null)} />}
    </>
  );
}

const sinceOf = ({ firstAt }: Fault): ReactNode => <span title={formatInstant(firstAt)}>{formatMinute(firstAt)}</span>;

const stateOf = (fault: Fault, onExplain: ((fault: Fault) => void) | undefined): ReactNode => (
  <span className="office-badges">
    {STATES[fault.state]}
    {fault.goneAt !== null && <Under>{say('officeMoney.goneSince', { time: formatMinute(fault.goneAt) })}</Under>}
    {fault.state === 'open' && onExplain && (
      <Button small onClick={() => onExplain(fault)}>
        {say('officeMoney.explain')}
      </Button>
    )}
  </span>
);

const drawWhat = (fault: Fault): ReactNode => (
  <div className="office-fault">
    <b>{BOOK_FAULT_WORDS[fault.rule]}</b>
    <code>
      {fault.rule} · {fault.subject}
    </code>
    {fault.transfers.length > 0 && (
      <span className="muted">{say('officeMoney.transfersAre', { transfers: fault.transfers.join(', ') })}</span>
    )}
    {fault.explanation && (
      <span className="muted">
        {fault.explanation.by}, {formatMinute(fault.explanation.at)}: {fault.explanation.words}
      </span>
    )}
    {isOfMoney(fault) && (
      <Under>
        {say('officeMoney.expectedFound', {
          expected: formatMoney(paise(fault.expected)),
          found: formatMoney(paise(fault.found)),
        })}
      </Under>
    )}
    <Under>{drawWhere(fault)}</Under>
  </div>
);

const drawWhere = ({ player, round, market, request, staff }: Fault): ReactNode => (
  <span className="office-links">
    {player && <Link to={`/players/${player.id}/ledger`}>{player.username}</Link>}
    {round && <Link to={`/tables/${round.table}`}>{say('officeMoney.round', { id: round.id })}</Link>}
    {market && <Link to={`/sport/${market.event}/${market.id}`}>{say('officeMoney.market', { id: market.id })}</Link>}
    {request && <Link to={/^P-/.test(request) ? '/proposals' : `/payments/${request}`}>{request}</Link>}
    {staff && <Link to="/staff">{staff.name}</Link>}
    {!player && !round && !market && !request && !staff && '–'}
  </span>
);

/** Something that was changed or decided has no amount by which it is off. */
const isOfMoney = ({ expected, found }: Fault): boolean => expected !== found;

const drawAmount = (fault: Fault, amount: number): ReactNode => (isOfMoney(fault) ? formatMoney(paise(amount)) : '–');

const COLUMNS: readonly Column<Fault>[] = [
  { title: say('officeMoney.what'), draw: drawWhat },
  { title: say('officeMoney.expected'), draw: fault => drawAmount(fault, fault.expected), numeric: true, wide: true },
  { title: say('officeMoney.found'), draw: fault => drawAmount(fault, fault.found), numeric: true, wide: true },
  { title: say('officeMoney.where'), draw: drawWhere, wide: true },
  { title: say('officeMoney.foundSince'), draw: sinceOf, wide: true },
];

function Explain({ fault, onClose }: { readonly fault: Fault; readonly onClose: () => void }) {
  const command = useCommand('explainFault', () => {
    notify.success(say('officeMoney.explained'), say('officeMoney.noAlarm'));
    onClose();
  });
  return (
    <ReasonDialog
      title={say('officeMoney.explainFound')}
      label={say('officeMoney.whatItWas')}
      action={say('officeMoney.explain')}
      busy={command.busy}
      onGive={reason => command.run({ id: fault.id, reason })}
      onClose={onClose}
    >
      <p>{BOOK_FAULT_WORDS[fault.rule]}</p>
      <p className="muted">{say('officeMoney.notMoved')}</p>
    </ReasonDialog>
  );
}
