import { Link } from '../../../ui/router.tsx';
import { type Column, Table } from '../../parts/Table.tsx';
import { useMay } from '../../session.ts';
import { Amount } from './Amount.tsx';
import type { Market } from '../events/event.ts';

type Position = Market['positions'][number];

/** Those who stand to lose or win most, without the house's own maker. */
export const Positions = ({ market }: { readonly market: Market }) =>
  market.positions.length === 0 ? (
    <p className="office-quiet">Nobody has a bet on it.</p>
  ) : (
    <Table caption="Biggest positions" columns={COLUMNS} rows={market.positions} keyOf={({ player }) => player.id} />
  );

function PlayerLink({ player }: Pick<Position, 'player'>) {
  if (!useMay('players.read')) return player.username;
  return (
    <Link className="lk" to={`/players/${player.id}`}>
      {player.username}
    </Link>
  );
}

const COLUMNS: readonly Column<Position>[] = [
  { title: 'Player', draw: ({ player }) => <PlayerLink player={player} /> },
  { title: 'Bets', numeric: true, draw: ({ bets }) => bets },
  { title: 'Worst', numeric: true, draw: ({ worst }) => <Amount amount={worst} /> },
  { title: 'Best', numeric: true, draw: ({ best }) => <Amount amount={best} /> },
];
