import { formatMoney } from '@maidan/core/format';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/router.tsx';
import { formatMinute } from '../../ui/when.ts';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useCommand } from '../queries.ts';
import { useMay, useMe } from '../session.ts';
import { ageOf, useNow } from '../age.ts';
import { shortened, TYPES } from '../words.ts';
import { isFinished, type Payment } from './payment.ts';
import { StateBadge } from './StateBadge.tsx';

interface Props {
  readonly rows: readonly Payment[];
  readonly chosen?: string | undefined;
  /** The address of a request, with the filter kept. */
  readonly linkTo: (id: string) => string;
}

export const QueueTable = ({ rows, chosen, linkTo }: Props) => (
  <Table
    caption="Requests"
    columns={[refColumn(linkTo, chosen), ...COLUMNS]}
    rows={rows}
    keyOf={payment => payment.id}
    isChosen={payment => payment.id === chosen}
  />
);

const refColumn = (linkTo: Props['linkTo'], chosen: Props['chosen']): Column<Payment> => ({
  title: 'Ref',
  draw: ({ id, player }) => (
    <>
      <Link className="office-row-link" to={linkTo(id)} aria-current={id === chosen ? 'true' : undefined}>
        {id}
      </Link>
      <Under>{player.username}</Under>
    </>
  ),
});

const COLUMNS: readonly Column<Payment>[] = [
  { title: 'Player', wide: true, draw: ({ player }) => player.username },
  { title: 'Type', wide: true, draw: ({ type }) => TYPES[type] },
  { title: 'Amount', numeric: true, draw: ({ amount }) => <b>{formatMoney(amount)}</b> },
  { title: 'Method', wide: true, draw: ({ method }) => (method === 'CRYPTO' ? 'USDT' : method) },
  {
    title: 'UTR / hash',
    wide: true,
    draw: ({ reference }) => <span title={reference}>{shortened(reference) || '–'}</span>,
  },
  { title: 'Age', wide: true, draw: ({ at }) => <Age at={at} /> },
  { title: 'State', draw: payment => <StateBadge payment={payment} /> },
  { title: 'Claim', untitled: true, numeric: true, draw: payment => <ClaimCell payment={payment} /> },
];

const Age = ({ at }: { readonly at: Payment['at'] }) => <span title={formatMinute(at)}>{ageOf(at, useNow())}</span>;

function ClaimCell({ payment }: { readonly payment: Payment }) {
  const me = useMe();
  const mayDecide = useMay('payments.decide');
  const claim = useCommand('claimPayment', () => {});
  if (isFinished(payment)) return null;
  if (payment.claimedBy) {
    const isMine = payment.claimedBy.id === me.id;
    return <span className={isMine ? 'office-yours' : 'muted'}>{isMine ? 'Yours' : payment.claimedBy.name}</span>;
  }
  if (!mayDecide) return null;
  return (
    <Button small busy={claim.busy} aria-label={`Claim ${payment.id}`} onClick={() => claim.run({ id: payment.id })}>
      Claim
    </Button>
  );
}
