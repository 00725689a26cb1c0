import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { formatInstant, formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';

type Pass = Reply<'reconciliation'>['passes'][number];

const whole = (count: number): string => count.toLocaleString('en-IN');

const COLUMNS: readonly Column<Pass>[] = [
  {
    title: say('officeMoney.when'),
    draw: ({ at, kind, tookMs }) => (
      <>
        <span title={formatInstant(at)}>{formatMinute(at)}</span>
        <Under>
          {kind === 'full'
            ? say('officeMoney.everythingIn', { time: seconds(tookMs) })
            : say('officeMoney.whatIsNewIn', { time: seconds(tookMs) })}
        </Under>
      </>
    ),
  },
  {
    title: say('officeMoney.lookedAt'),
    draw: ({ kind }) => (kind === 'full' ? say('officeMoney.everything') : say('officeMoney.whatIsNew')),
    wide: true,
  },
  { title: say('officeMoney.transfers'), draw: ({ transfers }) => whole(transfers), numeric: true },
  { title: say('officeMoney.upToNumber'), draw: ({ upTo }) => whole(upTo), numeric: true, wide: true },
  { title: say('officeMoney.rounds'), draw: ({ rounds }) => whole(rounds), numeric: true, wide: true },
  { title: say('officeMoney.markets'), draw: ({ markets }) => whole(markets), numeric: true, wide: true },
  { title: say('officeMoney.took'), draw: ({ tookMs }) => seconds(tookMs), numeric: true, wide: true },
  {
    title: say('officeMoney.found'),
    draw: ({ faults }) =>
      faults === 0 ? (
        <Badge tone="good">{say('officeMoney.agrees')}</Badge>
      ) : (
        <Badge tone="bad">{say('officeMoney.countFound', { count: String(faults) })}</Badge>
      ),
  },
];

const seconds = (ms: number): string => say('officeMoney.seconds', { seconds: (ms / 1_000).toFixed(1) });

/** The passes that were made, newest first. */
export const PassList = ({ passes }: { readonly passes: readonly Pass[] }) => (
  <Table caption={say('officeMoney.passes')} columns={COLUMNS} rows={passes} keyOf={({ number }) => number} />
);
