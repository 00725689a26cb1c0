import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { useLocation, useParams } from '../../ui/router.tsx';
import { bold } from '../../ui/said.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatInstant } from '../../ui/when.ts';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { Note } from '../parts/Note.tsx';
import type { Stop } from '../sport/events/event.ts';
import { StoppedBy } from '../sport/stops/StoppedBy.tsx';
import { CasinoStops } from '../tables/CasinoStops.tsx';
import { type CasinoTable, isShown, SHOWN } from '../tables/table.ts';
import { TableList } from '../tables/TableList.tsx';
import { TablePanel } from '../tables/TablePanel.tsx';
import { TableTiles } from '../tables/TableTiles.tsx';
import { useTables } from '../tables/useTables.ts';

/** Every casino table as it is now, and beside the list the one somebody looks at. */
export function Tables() {
  const { code } = useParams();
  const { search: address } = useLocation();
  const { search, value, change } = useListAddress();
  const shown = SHOWN.find(each => each.value === value('show'))?.value ?? 'all';
  const tables = useTables();
  const fits = ({ rows }: { readonly rows: readonly CasinoTable[] }) => rows.filter(row => isShown(row, shown, search));
  return (
    <>
      <ScreenHead title={say('office.tables')} note={<Moment at={tables.data?.now} />}>
        {tables.data && <CasinoStops stopped={tables.data.stopped} />}
      </ScreenHead>
      {tables.data && tables.data.stopped.length > 0 && (
        <div className="office-notes">
          {tables.data.stopped.map(({ category, stop }) => (
            <Note key={category} tone="bad" icon="lock">
              {say('office.categoryStopped', { category, b: bold })}
              {stop && <p>{stoppedWords(stop)}</p>}
            </Note>
          ))}
        </div>
      )}
      <TableTiles tables={tables.data?.rows} />
      <div className={code ? 'office-split open' : 'office-split'}>
        <section className="panel office-split-list" aria-label={say('office.allTables')}>
          <div className="office-filters">
            <Choices
              label={say('office.whichTables')}
              value={shown}
              choices={SHOWN}
              onChoose={show => change({ show })}
            />
            <SearchField value={search} onChange={text => change({ search: text })} />
          </div>
          <Listing
            query={tables}
            what={say('office.theTables')}
            rows={10}
            isEmpty={data => fits(data).length === 0}
            empty={<Empty icon="casino" title={say('office.noTable')} text={say('office.noTableMatches')} />}
          >
            {data => <TableList rows={fits(data)} chosen={code} linkTo={each => `/tables/${each}${address}`} />}
          </Listing>
        </section>
        <div className="office-split-detail">
          <Chosen table={tables.data?.rows.find(row => row.code === code)} search={address} />
        </div>
      </div>
    </>
  );
}

const stoppedWords = (stop: Stop): ReactNode =>
  say('office.stoppedBy', { by: () => <StoppedBy key="by" stop={stop} /> });

/** When the figures are from: they move on by themselves. */
const Moment = ({ at }: { readonly at: number | undefined }) => (at === undefined ? null : <>{formatInstant(at)}</>);

function Chosen({ table, search }: { readonly table: CasinoTable | undefined; readonly search: string }) {
  const { tab = '' } = useParams();
  if (table) return <TablePanel table={table} tab={tab} search={search} />;
  return (
    <section className="panel">
      <Empty icon="casino" title={say('office.noTableChosen')} text={say('office.chooseFromList')} />
    </section>
  );
}
