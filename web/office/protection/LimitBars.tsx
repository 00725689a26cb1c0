import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { type Column, Table } from '../parts/Table.tsx';
import { Bar } from './Bar.tsx';
import { limitName } from './limitName.ts';

interface Props {
  readonly limits: Reply<'protectionDays'>['limits'];
  readonly onOpen: (code: string) => void;
}

/** Which limits were hit, those that were hit most often first. */
export function LimitBars({ limits, onOpen }: Props) {
  const most = Math.max(...limits.map(({ count }) => count));
  return (
    <Table
      caption={say('officeProtection.byLimit')}
      columns={columnsFor(most, onOpen)}
      rows={limits}
      keyOf={({ code }) => code}
    />
  );
}

const columnsFor = (most: number, onOpen: Props['onOpen']): readonly Column<Props['limits'][number]>[] => [
  { title: say('officeProtection.limit'), draw: ({ code }) => limitName(code) },
  {
    title: say('officeProtection.times'),
    draw: ({ code, count }) => <Bar count={count} most={most} what={limitName(code)} onOpen={() => onOpen(code)} />,
  },
];
