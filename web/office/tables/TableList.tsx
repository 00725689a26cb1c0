import { tableTopic } from '@maidan/contract/stream';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { AwayBadge } from '../parts/AwayBadge.tsx';
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
    caption={say('officeHouse.tables')}
    columns={[nameColumn(linkTo, chosen), ...COLUMNS]}
    rows={rows}
    keyOf={({ code }) => code}
    isChosen={({ code }) => code === chosen}
  />
);

const nameColumn = (linkTo: Props['linkTo'], chosen: Props['chosen']): Column<CasinoTable> => ({
  title: say('officeHouse.table'),
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

const stateOf = ({ round, phase }: CasinoTable): string =>
  round === '' ? say('officeHouse.noRoundYet') : PHASES[phase];

const State = ({ table }: { readonly table: CasinoTable }) => (
  <span className="office-badges">
    <TableBadge table={table} />
    <AwayBadge topics={[tableTopic(table.code)]} />
  </span>
);

const COLUMNS: readonly Column<CasinoTable>[] = [
  { title: say('officeHouse.state'), draw: table => <State table={table} /> },
  { title: say('officeHouse.phase'), wide: true, draw: stateOf },
  { title: say('officeHouse.round'), wide: true, draw: ({ round }) => round || '–' },
  { title: say('officeHouse.bets'), numeric: true, wide: true, draw: ({ bets }) => bets },
  { title: say('officeHouse.staked'), numeric: true, wide: true, draw: ({ staked }) => formatMoney(staked) },
  { title: say('officeHouse.worstCase'), numeric: true, draw: ({ worst }) => <b>{formatMoney(worst)}</b> },
  { title: say('officeHouse.voided'), numeric: true, wide: true, draw: ({ voided }) => voided },
];
