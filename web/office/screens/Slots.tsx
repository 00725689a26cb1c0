import type { Reply } from '@maidan/contract/api';
import { formatMoney } from '@maidan/core/format';
import { sum } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../call.ts';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { Note } from '../parts/Note.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { Tiles } from '../parts/Tiles.tsx';
import { SlotStop } from '../slots/SlotStop.tsx';
import { StoppedBy } from '../sport/stops/StoppedBy.tsx';

type Slot = Reply<'officeSlots'>['rows'][number];

/** Spins come in all the time, and nobody is told of each. */
const EVERY_MS = 5_000;

/** Every slot: what its rules return, what it has returned, and the switch. */
export function Slots() {
  const slots = useQuery({
    queryKey: ['officeSlots', {}],
    queryFn: ({ signal }) => call('officeSlots', {}, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
  const { data } = slots;
  return (
    <>
      <ScreenHead title={say('office.slots')}>
        {data && <SlotStop name={say('officeHouse.allSlots')} isStopped={data.stop !== null} />}
      </ScreenHead>
      {data?.stop && (
        <div className="office-notes">
          <Note tone="bad" icon="lock">
            <p>
              <StoppedBy stop={data.stop} />
            </p>
          </Note>
        </div>
      )}
      <SlotTiles rows={data?.rows} />
      <div className="panel office-alone">
        <Listing query={slots} what={say('officeHouse.theSlots')} rows={6}>
          {({ rows }) => (
            <Table caption={say('office.slots')} columns={COLUMNS} rows={rows} keyOf={({ code }) => code} />
          )}
        </Listing>
      </div>
    </>
  );
}

function SlotTiles({ rows }: { readonly rows: readonly Slot[] | undefined }) {
  const staked = rows && sum(rows.map(each => each.staked));
  const paid = rows && sum(rows.map(each => each.paid));
  return (
    <Tiles
      tiles={[
        [say('officeHouse.spins'), rows && `${rows.reduce((count, { spins }) => count + spins, 0)}`],
        [say('officeHouse.turnover'), staked === undefined ? undefined : formatMoney(staked)],
        [say('officeHouse.paidOut'), paid === undefined ? undefined : formatMoney(paid)],
        [
          say('officeHouse.returned'),
          staked === undefined || paid === undefined ? undefined : returned({ staked, paid }),
        ],
      ]}
    />
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

const returned = ({ staked, paid }: Pick<Slot, 'staked' | 'paid'>): string =>
  staked === 0 ? '–' : percent(paid / staked);

const COLUMNS: readonly Column<Slot>[] = [
  {
    title: say('officeHouse.slot'),
    draw: ({ name, returns, stop }) => (
      <>
        {name}
        <Under>
          {say('officeHouse.declared')} {percent(returns)}
        </Under>
        {stop && (
          <small>
            <StoppedBy stop={stop} />
          </small>
        )}
      </>
    ),
  },
  { title: say('officeHouse.declared'), numeric: true, wide: true, draw: ({ returns }) => percent(returns) },
  { title: say('officeHouse.returned'), numeric: true, draw: slot => <b>{returned(slot)}</b> },
  { title: say('officeHouse.spins'), numeric: true, wide: true, draw: ({ spins }) => spins },
  { title: say('officeHouse.turnover'), numeric: true, wide: true, draw: ({ staked }) => formatMoney(staked) },
  { title: say('officeHouse.paidOut'), numeric: true, wide: true, draw: ({ paid }) => formatMoney(paid) },
  {
    title: say('officeHouse.state'),
    draw: ({ stop }) =>
      stop ? <Badge tone="bad">{say('officeHouse.off')}</Badge> : <Badge tone="good">{say('officeHouse.on')}</Badge>,
  },
  {
    title: say('officeHouse.switch'),
    untitled: true,
    numeric: true,
    draw: ({ code, name, stop }) => <SlotStop slot={code} name={name} isStopped={stop !== null} isSmall />,
  },
];
