import type { Reply } from '@maidan/contract/api';
import type { HarmFigure } from '@maidan/core/harm/marker';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Link } from '../../ui/router.tsx';
import { formatInstant } from '../../ui/when.ts';
import { Listing } from '../parts/Listing.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useAskList } from '../queries.ts';

interface Props {
  readonly marker: string;
  readonly figure: HarmFigure;
  readonly onClose: () => void;
}

/** The rows of the ledger that a figure is added up of. */
export function RowsBehind({ marker, figure, onClose }: Props) {
  const [page, setPage] = useState(1);
  const asked = useAskList('harmRows', { id: marker, figure, page, size: 10 });
  const title = say('officeProtection.rowsOf', { figure: say('officeProtection.sum', { figure }) });
  return (
    <Dialog title={title} onClose={onClose}>
      <Listing query={asked} what={say('officeProtection.theRows')} rows={4}>
        {({ rows, pages, total }) => (
          <>
            <Table caption={title} columns={COLUMNS} rows={rows} keyOf={({ kind, id }) => `${kind} ${id}`} />
            {pages > 1 && <Pager page={page} pages={pages} total={total} onPage={setPage} />}
          </>
        )}
      </Listing>
    </Dialog>
  );
}

type Row = Reply<'harmRows'>['rows'][number];

const isPayment = ({ kind }: Row): boolean => kind === 'deposit' || kind === 'withdrawal';

const COLUMNS: readonly Column<Row>[] = [
  {
    title: say('officeProtection.row'),
    draw: row => (
      <>
        {isPayment(row) ? (
          <Link className="lk" to={`/payments/${row.id}?state=all`}>
            {row.id}
          </Link>
        ) : (
          <span className="protection-id">{row.id}</span>
        )}
        <Under>{formatInstant(row.at)}</Under>
      </>
    ),
  },
  {
    title: say('officeMoney.type'),
    wide: true,
    draw: ({ kind }) => say('officeProtection.kind', { kind }),
  },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatInstant(at) },
  { title: say('officeMoney.amount'), numeric: true, draw: ({ amount }) => formatMoney(amount) },
];
