import type { Round } from '@maidan/games/kit/round';
import { Link } from '../../../ui/router.tsx';

interface Props {
  readonly round: Round;
}

/** Which number will decide what is dealt next: it is named while bets are open, and nobody knows it then. */
export const RoundBeacon = ({ round: { beacon, phase } }: Props) =>
  beacon === undefined ? null : (
    <p className="round-beacon muted">
      {phase === 'open' ? 'What comes next is decided after bets close, by' : 'Decided after bets closed, by'}{' '}
      <b>{beacon}</b>.{' '}
      <Link className="lk" to="/casino/fair">
        Fair Play
      </Link>
    </p>
  );
