import type { Reply } from '@maidan/contract/api';
import { formatInstant, formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';

type Pass = Reply<'reconciliation'>['passes'][number];

const whole = (count: number): string => count.toLocaleString('en-IN');

const COLUMNS: readonly Column<Pass>[] = [
  {
    title: 'When',
    draw: ({ at, kind, tookMs }) => (
      <>
        <span title={formatInstant(at)}>{formatMinute(at)}</span>
        <Under>
          {kind === 'full' ? 'Everything' : 'What is new'}, {seconds(tookMs)}
        </Under>
      </>
    ),
  },
  { title: 'Looked at', draw: ({ kind }) => (kind === 'full' ? 'Everything' : 'What is new'), wide: true },
  { title: 'Transfers', draw: ({ transfers }) => whole(transfers), numeric: true },
  { title: 'Up to no.', draw: ({ upTo }) => whole(upTo), numeric: true, wide: true },
  { title: 'Rounds', draw: ({ rounds }) => whole(rounds), numeric: true, wide: true },
  { title: 'Markets', draw: ({ markets }) => whole(markets), numeric: true, wide: true },
  { title: 'Took', draw: ({ tookMs }) => seconds(tookMs), numeric: true, wide: true },
  {
    title: 'Found',
    draw: ({ faults }) => (faults === 0 ? <Badge tone="good">Agrees</Badge> : <Badge tone="bad">{faults} found</Badge>),
  },
];

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The passes that were made, newest first. */
export const PassList = ({ passes }: { readonly passes: readonly Pass[] }) => (
  <Table caption="Passes" columns={COLUMNS} rows={passes} keyOf={({ number }) => number} />
);
