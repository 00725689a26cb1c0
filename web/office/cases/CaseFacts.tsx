import { formatMoney } from '@maidan/core/format';
import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { formatDay, formatMinute } from '../../ui/when.ts';
import { Fact } from '../Fact.tsx';
import { useMe } from '../session.ts';
import type { CaseDetail } from './case.ts';

/** Whose case it is, what went in and out, and where it stands. */
export const CaseFacts = ({ found }: { readonly found: CaseDetail }) => (
  <section className="panel" aria-label={say('officeCases.case')}>
    <dl className="office-facts">
      <Fact
        name={say('officeCases.player')}
        value={<Link to={`/players/${found.player.id}`}>{found.player.username}</Link>}
      >
        {found.blocked ? say('officeCases.blocked') : say('officeCases.since', { day: formatDay(found.since) })}
      </Fact>
      <Fact name={say('officeCases.paidIn')} value={formatMoney(found.paidIn)} />
      <Fact name={say('officeCases.paidOut')} value={formatMoney(found.paidOut)} />
      <Fact name={say('officeCases.opened')} value={formatMinute(found.openedAt)}>
        <OnIt found={found} />
      </Fact>
      {found.outcome && (
        <Fact name={say('officeCases.outcomeIs')} value={say('officeCases.outcome', { outcome: found.outcome })}>
          {found.closedBy !== null &&
            found.closedAt !== null &&
            say('officeCases.closedBy', { name: found.closedBy, time: formatMinute(found.closedAt) })}
        </Fact>
      )}
      {found.reason && <Fact name={say('officeMoney.reason')} value={found.reason} />}
      {found.others.length > 0 && (
        <Fact
          name={say('officeCases.others')}
          value={found.others.map(({ id, openedAt }) => (
            <Link key={id} className="lk case-other" to={`/cases/${id}`}>
              {say('officeCases.caseOf', { day: formatDay(openedAt) })}
            </Link>
          ))}
        />
      )}
    </dl>
  </section>
);

function OnIt({ found: { takenBy } }: { readonly found: Pick<CaseDetail, 'takenBy'> }) {
  const me = useMe();
  if (!takenBy) return <>{say('officeCases.nobodyOnIt')}</>;
  return takenBy.id === me.id ? (
    <>{say('officeCases.youAreOnIt')}</>
  ) : (
    <>{say('officeCases.isOnIt', { name: takenBy.name })}</>
  );
}
