import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import { Note } from '../parts/Note.tsx';
import { type Column, Table } from '../parts/Table.tsx';
import type { PlayerDetail } from './player.ts';

type Stop = PlayerDetail['stops'][number];

/** Every stop of a player. There is nothing to press here. */
export function StopsTab({ player: { stops } }: { readonly player: PlayerDetail }) {
  return (
    <>
      <div className="office-notes office-notes-first">
        <Note tone="info" icon="info">
          <p>{stops.length === 0 ? say('officeMoney.stopsNever') : say('officeMoney.stopsStand')}</p>
        </Note>
      </div>
      {stops.length > 0 && (
        <Table
          caption={say('officeMoney.stops')}
          columns={COLUMNS}
          rows={stops}
          keyOf={({ what, at }) => `${what} ${at}`}
        />
      )}
    </>
  );
}

const COLUMNS: readonly Column<Stop>[] = [
  { title: say('officeMoney.what'), draw: ({ what }) => say('officeMoney.stopWas', { what }) },
  { title: say('officeMoney.stopFrom'), draw: ({ at }) => formatMinute(at) },
  {
    title: say('officeMoney.stopTo'),
    draw: ({ until }) => (until === null ? say('officeMoney.forEver') : formatMinute(until)),
  },
];
