import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { unseen } from '../../ui/said.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Badge } from '../parts/Badge.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import { explained, type Marker } from './explained.ts';
import { RowsBehind } from './RowsBehind.tsx';

type Sum = Marker['sums'][number];

/** One marker: what was found, in a sentence, and each figure of it with its rows. */
export function MarkerCard({ marker }: { readonly marker: Marker }) {
  const [opened, setOpened] = useState<Sum['figure']>();
  const name = say('officeProtection.rule', { rule: marker.rule });
  const time = formatMinute(marker.at);
  return (
    <section className="panel found-card" aria-label={`${name} ${time}`}>
      <h2>
        {name} <span className="muted">{time}</span>{' '}
        {marker.isNew && <Badge tone="plain">{say('officeProtection.isNew')}</Badge>}
      </h2>
      <p>{explained(marker)}</p>
      <Table
        caption={say('officeProtection.figuresOf', { name, time })}
        columns={columnsFor(setOpened)}
        rows={marker.sums}
        keyOf={({ figure }) => figure}
      />
      {opened && <RowsBehind marker={marker.id} figure={opened} onClose={() => setOpened(undefined)} />}
    </section>
  );
}

const columnsFor = (open: (figure: Sum['figure']) => void): readonly Column<Sum>[] => [
  { title: say('officeProtection.found'), draw: ({ figure }) => say('officeProtection.sum', { figure }) },
  { title: say('officeMoney.amount'), numeric: true, draw: ({ sum }) => formatMoney(sum) },
  {
    title: say('officeProtection.row'),
    untitled: true,
    numeric: true,
    draw: ({ figure, count }) =>
      count > 0 && (
        <Button small onClick={() => open(figure)}>
          {say('officeProtection.openRows', {
            figure: say('officeProtection.sum', { figure }),
            count,
            hidden: unseen,
          })}
        </Button>
      ),
  },
];
