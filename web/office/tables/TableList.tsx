import { formatMoney } from '@maidan/core/format';
import { Link } from '../../ui/router.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { type CasinoTable, PHASES } from './table.ts';
import { TableBadge } from './TableBadge.tsx';

interface Props {
  readonly rows: readonly CasinoTable[];
  readonly chosen?: string | undefined;
  /** The address of a table, with the filter kept. */
  readonly linkTo: (code: string) => string;
}

export const TableList = ({ rows, chosen, linkTo }: Props) => (
  <Table
    caption="Tables"
    columns={[nameColumn(linkTo, chosen), ...COLUMNS]}
    rows={rows}
    keyOf={({ code }) => code}
    isChosen={({ code }) => code === chosen}
  />
);

const nameColumn = (linkTo: Props['linkTo'], chosen: Props['chosen']): Column<CasinoTable> => ({
  title: 'Table',
  draw: table => (
    <>
      <Link
        className="office-row-link"
        to={linkTo(table.code)}
        aria-current={table.code === chosen ? 'true' : undefined}
      >
        {table.name}
      </Link>
      <Under>{stateOf(table)}</Under>
    </>
  ),
});

const stateOf = ({ round, phase }: CasinoTable): string => (round === '' ? 'No round yet' : PHASES[phase]);

const COLUMNS: readonly Column<CasinoTable>[] = [
  { title: 'State', draw: table => <TableBadge table={table} /> },
  { title: 'Phase', wide: true, draw: stateOf },
  { title: 'Round', wide: true, draw: ({ round }) => round || '–' },
  { title: 'Bets', numeric: true, wide: true, draw: ({ bets }) => bets },
  { title: 'Staked', numeric: true, wide: true, draw: ({ staked }) => formatMoney(staked) },
  { title: 'Worst case', numeric: true, draw: ({ worst }) => <b>{formatMoney(worst)}</b> },
  { title: 'Voided', numeric: true, wide: true, draw: ({ voided }) => voided },
];
