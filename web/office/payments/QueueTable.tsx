import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
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
    caption={say('officeMoney.requests')}
    columns={[refColumn(linkTo, chosen), ...COLUMNS]}
    rows={rows}
    keyOf={payment => payment.id}
    isChosen={payment => payment.id === chosen}
  />
);

const refColumn = (linkTo: Props['linkTo'], chosen: Props['chosen']): Column<Payment> => ({
  title: say('officeMoney.ref'),
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
  { title: say('officeMoney.player'), wide: true, draw: ({ player }) => player.username },
  { title: say('officeMoney.type'), wide: true, draw: ({ type }) => TYPES[type] },
  { title: say('officeMoney.amount'), numeric: true, draw: ({ amount }) => <b>{formatMoney(amount)}</b> },
  { title: say('officeMoney.method'), wide: true, draw: ({ method }) => (method === 'CRYPTO' ? 'USDT' : method) },
  {
    title: say('officeMoney.utrHash'),
    wide: true,
    draw: ({ reference }) => <span title={reference}>{shortened(reference) || '–'}</span>,
  },
  { title: say('officeMoney.age'), wide: true, draw: ({ at }) => <Age at={at} /> },
  { title: say('officeMoney.state'), draw: payment => <StateBadge payment={payment} /> },
  { title: say('officeMoney.claim'), untitled: true, numeric: true, draw: payment => <ClaimCell payment={payment} /> },
];

const Age = ({ at }: { readonly at: Payment['at'] }) => <span title={formatMinute(at)}>{ageOf(at, useNow())}</span>;

function ClaimCell({ payment }: { readonly payment: Payment }) {
  const me = useMe();
  const mayDecide = useMay('payments.decide');
  const claim = useCommand('claimPayment', () => {});
  if (isFinished(payment)) return null;
  if (payment.claimedBy) {
    const isMine = payment.claimedBy.id === me.id;
    return (
      <span className={isMine ? 'office-yours' : 'muted'}>
        {isMine ? say('officeMoney.yours') : payment.claimedBy.name}
      </span>
    );
  }
  if (!mayDecide) return null;
  return (
    <Button
      small
      busy={claim.busy}
      aria-label={say('officeMoney.claimIt', { id: payment.id })}
      onClick={() => claim.run({ id: payment.id })}
    >
      {say('officeMoney.claim')}
    </Button>
  );
}
