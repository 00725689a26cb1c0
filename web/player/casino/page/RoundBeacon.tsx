import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { bold } from '../../../ui/said.tsx';
import { beaconWords } from '../../parts/beaconWords.ts';

interface Props {
  readonly round: Round;
}

/** Which number will decide what is dealt next: it is named while bets are open, and nobody knows it then. */
export const RoundBeacon = ({ round: { beacon, phase } }: Props) =>
  beacon === undefined ? null : (
    <p className="round-beacon muted">
      {phase === 'open'
        ? say('casino.willDecide', { beacon: beaconWords(beacon), b: bold, fair: toFairPlay })
        : say('casino.decided', { beacon: beaconWords(beacon), b: bold, fair: toFairPlay })}
    </p>
  );

const toFairPlay = (words: string) => (
  <Link key="fair" className="lk" to="/casino/fair">
    {words}
  </Link>
);
