import { formatMoney } from '@maidan/core/format';
import { type Column, Table } from '../parts/Table.tsx';
import type { Proposal } from './proposal.ts';

type Line = Proposal['limits'][number];

const range = ({ min, max }: Line['before']): string => `${formatMoney(min)} to ${formatMoney(max)}`;

const COLUMNS: readonly Column<Line>[] = [
  { title: 'Market', draw: ({ name }) => <span className="office-wrap">{name}</span> },
  { title: 'Now', numeric: true, draw: ({ before }) => range(before) },
  { title: 'Then', numeric: true, draw: ({ after }) => <b>{range(after)}</b> },
];

/** What one bet may be, market by market. */
export const ProposedLimits = ({ limits }: { readonly limits: readonly Line[] }) => (
  <Table caption="Rupees for one bet" columns={COLUMNS} rows={limits} keyOf={({ name }) => name} />
);
