import './proof.css';
import type { EventProof, EventView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/router.tsx';
import { bold } from '../../../ui/said.tsx';
import { formatInstant } from '../../../ui/when.ts';
import { matchCheckPath } from '../../parts/matchCheckPath.ts';
import { beaconWords } from '../../parts/beaconWords.ts';

interface Props {
  readonly view: Pick<EventView, 'id' | 'state' | 'proof'>;
}

type Committed = Extract<EventProof, { kind: 'committed' }>;

/** Small, and closed until somebody wants to know: what the match was committed to, and what decides its next step. */
export function MatchProof({ view: { id, state, proof } }: Props) {
  return (
    <details className="match-proof">
      <summary>
        <Icon name="shield" small />
        {say('sport.fair')}
      </summary>
      {proof.kind === 'committed' && <Commitment proof={proof} />}
      {proof.kind !== 'committed' && <p>{NOT_DRAWN[proof.kind]}</p>}
      {proof.kind === 'committed' && <Check id={id} isOver={state === 'over' || state === 'void'} />}
    </details>
  );
}

const NOT_DRAWN = {
  old: say('sport.fairOld'),
  feed: say('sport.fairFeed'),
} as const;

const Commitment = ({ proof: { commitment, beacon, next } }: { readonly proof: Committed }) => (
  <dl>
    <div>
      <dt>{say('sport.commitment')}</dt>
      <dd>
        <code>{commitment}</code>
        <small>{say('sport.commitmentIs')}</small>
      </dd>
    </div>
    <div>
      <dt>{say('sport.nextStep')}</dt>
      <dd>
        {next ? (
          <>
            <span>{say('sport.decidedBy', { nth: String(next.nth), target: next.target, b: bold })}</span>
            <small>
              {say('sport.due', {
                at: formatInstant(next.dueAt),
                time: timeOf(next.dueAt),
              })}
            </small>
          </>
        ) : (
          <span>{say('sport.noChance')}</span>
        )}
      </dd>
    </div>
    <div>
      <dt>{say('sport.beacon')}</dt>
      <dd>
        <span>{beaconWords(beacon.label)}</span>
        {!beacon.isIndependent && <small>{say('sport.ownBeacon')}</small>}
      </dd>
    </div>
  </dl>
);

const Check = ({ id, isOver }: { readonly id: string; readonly isOver: boolean }) =>
  isOver ? (
    <p>
      <Link className="lk" to={matchCheckPath(id)}>
        {say('sport.verify')}
      </Link>
    </p>
  ) : (
    <p>
      {say('sport.verifyLater', {
        link: toFairPlay,
      })}
    </p>
  );

const timeOf = (at: number) => (words: string) => (
  <time key="time" dateTime={new Date(at).toISOString()}>
    {words}
  </time>
);

const toFairPlay = (words: string) => (
  <Link key="link" className="lk" to={matchCheckPath('')}>
    {words}
  </Link>
);
