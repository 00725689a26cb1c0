import type { Reply } from '@maidan/contract/api';
import type { GlanceFigure } from '@maidan/contract/glance';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Listing } from '../parts/Listing.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useAskList } from '../queries.ts';
import { nameOf } from './DayBars.tsx';
import { limitName } from './limitName.ts';

export interface Behind {
  readonly figure: GlanceFigure;
  /** Days in India, both of them included. */
  readonly from: string;
  readonly to: string;
  /** Of one limit, or of all. */
  readonly code: string;
}

/** Who is behind a figure. */
export function PlayersBehind({ behind, onClose }: { readonly behind: Behind; readonly onClose: () => void }) {
  const [page, setPage] = useState(1);
  const asked = useAskList('protectionPlayers', { ...behind, page, size: 10 });
  return (
    <Dialog title={titleOf(behind)} onClose={onClose}>
      <Listing
        query={asked}
        what={say('officeProtection.players')}
        rows={4}
        isEmpty={({ total }) => total === 0}
        empty={<Empty icon="user" title={say('officeProtection.nobody')} text={say('officeProtection.nothing')} />}
      >
        {({ rows, pages, total }) => (
          <>
            <Table caption={titleOf(behind)} columns={COLUMNS} rows={rows} keyOf={({ player }) => player.id} />
            {pages > 1 && <Pager page={page} pages={pages} total={total} onPage={setPage} />}
          </>
        )}
      </Listing>
    </Dialog>
  );
}

function titleOf({ figure, from, to, code }: Behind): string {
  const name = code === '' ? say('officeProtection.figure', { figure }) : limitName(code);
  const when = from === to ? nameOf(from) : say('officeProtection.between', { from: nameOf(from), to: nameOf(to) });
  return say('officeProtection.playersOf', { figure: name, when });
}

const COLUMNS: readonly Column<Reply<'protectionPlayers'>['rows'][number]>[] = [
  {
    title: say('officeProtection.player'),
    draw: ({ player, codes, lastAt }) => (
      <>
        <Link className="lk" to={`/players/${player.id}`}>
          {player.username}
        </Link>
        {codes.length > 0 && <span className="protection-codes muted">{codes.map(limitName).join(' · ')}</span>}
        <Under>{formatMinute(lastAt)}</Under>
      </>
    ),
  },
  { title: say('officeProtection.times'), numeric: true, draw: ({ count }) => count },
  { title: say('officeProtection.last'), wide: true, draw: ({ lastAt }) => formatMinute(lastAt) },
];
