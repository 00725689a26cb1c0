import type { Reply } from '@maidan/contract/api';
import type { GlanceFigure } from '@maidan/contract/glance';
import { say } from '@maidan/words/say';
import { formatDay } from '../../ui/when.ts';
import { type Column, Table } from '../parts/Table.tsx';
import { Bar } from './Bar.tsx';

interface Props {
  readonly days: Reply<'protectionDays'>['days'];
  readonly figure: GlanceFigure;
  readonly onOpen: (day: string) => void;
}

/** A day as it is read. */
export const nameOf = (day: string): string => formatDay(Date.parse(day));

/** A bar and its figure for every day, the newest first. */
export function DayBars({ days, figure, onOpen }: Props) {
  const most = Math.max(...days.map(({ counts }) => counts[figure] ?? 0));
  const name = say('officeProtection.figure', { figure });
  return (
    <Table
      caption={say('officeProtection.byDay', { figure: name })}
      columns={columnsFor(figure, most, onOpen)}
      rows={days}
      keyOf={({ day }) => day}
    />
  );
}

const columnsFor = (
  figure: GlanceFigure,
  most: number,
  onOpen: Props['onOpen'],
): readonly Column<Props['days'][number]>[] => [
  { title: say('officeProtection.day'), draw: ({ day }) => nameOf(day) },
  {
    title: say('officeProtection.figure', { figure }),
    draw: ({ day, counts }) => (
      <Bar count={counts[figure] ?? 0} most={most} what={nameOf(day)} onOpen={() => onOpen(day)} />
    ),
  },
];
