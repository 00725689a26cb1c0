import { gameOf } from '@maidan/games/index';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { Icon } from '../../ui/Icon.tsx';
import { Link, NavLink } from '../../ui/router.tsx';
import { Listing } from '../parts/Listing.tsx';
import { LimitsForm } from './LimitsForm.tsx';
import { LocksForm } from './LocksForm.tsx';
import { StreamForm } from './StreamForm.tsx';
import type { CasinoTable } from './table.ts';
import { TableBadge } from './TableBadge.tsx';
import { TableFacts } from './TableFacts.tsx';

const TABS = [
  ['', say('officeHouse.round')],
  ['limits', say('officeHouse.limits')],
  ['locks', say('officeHouse.locks')],
  ['picture', say('officeHouse.picture')],
] as const;

interface Props {
  readonly table: CasinoTable;
  readonly tab: string;
  /** The filter of the list, to be kept. */
  readonly search: string;
}

/** One table: its round, and everything that can be changed about it. */
export const TablePanel = ({ table, tab, search }: Props) => (
  <div className="office-stack">
    <Link className="office-back" to={`/tables${search}`}>
      <Icon name="left" small />
      {say('officeHouse.backToTables')}
    </Link>
    <section className="panel" aria-label={table.name}>
      <div className="bar">
        <h2>
          {table.name} · {table.code}
        </h2>
        <span className="sp">
          <TableBadge table={table} />
        </span>
      </div>
      <nav className="seg" aria-label={say('officeHouse.aboutTable')}>
        {TABS.map(([path, title]) => (
          <NavLink key={path} end to={`/tables/${table.code}${path && `/${path}`}${search}`}>
            {title}
          </NavLink>
        ))}
      </nav>
      <Tab table={table} tab={tab} />
    </section>
  </div>
);

/** The locks start over when they were changed, by whomever; of the other forms only what nobody touched follows. */
function Tab({ table, tab }: Omit<Props, 'search'>) {
  const { code } = table;
  const game = useQuery({
    queryKey: ['game', code],
    queryFn: async () => (await gameOf(code)) ?? null,
    staleTime: Infinity,
  });
  if (tab === 'picture') return <StreamForm key={code} table={table} />;
  if (tab !== 'limits' && tab !== 'locks') return <TableFacts table={table} />;
  return (
    <Listing query={game} what={say('officeHouse.theGame')}>
      {found =>
        found &&
        (tab === 'limits' ? (
          <LimitsForm key={code} table={table} game={found} />
        ) : (
          <LocksForm key={`${code} ${table.locked.join(' ')}`} table={table} game={found} />
        ))
      }
    </Listing>
  );
}
