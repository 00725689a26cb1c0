import './proof.css';
import type { EventProof, EventView } from '@maidan/contract/event';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/router.tsx';
import { formatInstant } from '../../../ui/when.ts';
import { matchCheckPath } from '../../fair/matchCheckPath.ts';

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
        Provably fair
      </summary>
      {proof.kind === 'committed' && <Commitment proof={proof} />}
      {proof.kind !== 'committed' && <p>{NOT_DRAWN[proof.kind]}</p>}
      {proof.kind === 'committed' && <Check id={id} isOver={state === 'over' || state === 'void'} />}
    </details>
  );
}

const NOT_DRAWN = {
  old: 'This match was added before matches were provable. It is played as it was begun, and its result cannot be checked.',
  feed: 'This match is told by somebody else: nothing of it is drawn here, so there is nothing to prove.',
} as const;

const Commitment = ({ proof: { commitment, beacon, next } }: { readonly proof: Committed }) => (
  <dl>
    <div>
      <dt>Commitment</dt>
      <dd>
        <code>{commitment}</code>
        <small>SHA-256 of its seed, from before anybody could bet.</small>
      </dd>
    </div>
    <div>
      <dt>Next step</dt>
      <dd>
        {next ? (
          <>
            <span>
              {`Step ${next.nth} is decided by `}
              <b>{next.target}</b>
            </span>
            <small>
              Announced before it exists, due{' '}
              <time dateTime={new Date(next.dueAt).toISOString()}>{formatInstant(next.dueAt)} IST</time>
            </small>
          </>
        ) : (
          <span>Chance has no part in what comes next.</span>
        )}
      </dd>
    </div>
    <div>
      <dt>Beacon</dt>
      <dd>
        <span>{beacon.label}</span>
        {!beacon.isIndependent && <small>The house makes its numbers itself: this is not independent.</small>}
      </dd>
    </div>
  </dl>
);

const Check = ({ id, isOver }: { readonly id: string; readonly isOver: boolean }) =>
  isOver ? (
    <p>
      <Link className="lk" to={matchCheckPath(id)}>
        Verify this match
      </Link>
    </p>
  ) : (
    <p>
      When it is over its record is public, and can be checked on{' '}
      <Link className="lk" to={matchCheckPath('')}>
        Fair Play
      </Link>
      .
    </p>
  );
