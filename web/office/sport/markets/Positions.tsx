import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { type Column, Table } from '../../parts/Table.tsx';
import { useMay } from '../../session.ts';
import { Amount } from './Amount.tsx';
import type { Market } from '../events/event.ts';

type Position = Market['positions'][number];

/** Those who stand to lose or win most, without the house's own maker. */
export const Positions = ({ market }: { readonly market: Market }) =>
  market.positions.length === 0 ? (
    <p className="office-quiet">{say('officeSport.nobodyBet')}</p>
  ) : (
    <Table
      caption={say('officeSport.biggestPositions')}
      columns={COLUMNS}
      rows={market.positions}
      keyOf={({ player }) => player.id}
    />
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
  { title: say('officeSport.player'), draw: ({ player }) => <PlayerLink player={player} /> },
  { title: say('officeSport.bets'), numeric: true, draw: ({ bets }) => bets },
  { title: say('officeSport.worst'), numeric: true, draw: ({ worst }) => <Amount amount={worst} /> },
  { title: say('officeSport.best'), numeric: true, draw: ({ best }) => <Amount amount={best} /> },
];
