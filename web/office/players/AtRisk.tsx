import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { type Column, Table } from '../parts/Table.tsx';
import { Place } from './Place.tsx';

type Row = Reply<'playerResult'>['atRisk'][number];

/** What is open, the largest first, with the worst that can come of each. */
export const AtRisk = ({ rows }: { readonly rows: readonly Row[] }) => (
  <section aria-label={say('officePlayer.atRisk')}>
    <h2>{say('officePlayer.atRisk')}</h2>
    {rows.length === 0 ? (
      <p className="muted">{say('officePlayer.noRisk')}</p>
    ) : (
      <>
        <Table
          caption={say('officePlayer.roundOrMarket')}
          columns={COLUMNS}
          rows={rows}
          keyOf={({ place, name }) => `${place?.kind} ${place?.id} ${place?.within} ${name}`}
        />
        <p className="muted">{say('officePlayer.worstMeans')}</p>
      </>
    )}
  </section>
);

const COLUMNS: readonly Column<Row>[] = [
  {
    title: say('officePlayer.roundOrMarket'),
    draw: ({ place, name }) => (
      <span className="player-wrap">{place ? <Place place={place} name={name} /> : name}</span>
    ),
  },
  { title: say('officePlayer.worst'), numeric: true, draw: ({ held }) => <b>{formatMoney(held)}</b> },
];
