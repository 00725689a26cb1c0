import '../fantasy/fantasy.css';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Failed, Loading } from '../../ui/States.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { useNavigate, useParams } from '../../ui/router.tsx';
import { ContestCard } from '../fantasy/ContestCard.tsx';
import { FantasyHead } from '../fantasy/FantasyHead.tsx';
import { contestName, rupeesText } from '../fantasy/fantasySay.ts';
import { PointsRules } from '../fantasy/PointsRules.tsx';
import { TeamPicker } from '../fantasy/TeamPicker.tsx';
import { TeamSheet } from '../fantasy/TeamSheet.tsx';
import { type ContestSeen, type MatchOf, type TeamSent, useMatch, useSendTeam } from '../fantasy/useFantasy.ts';

/** `/fantasy/cricket-1042`: the contests of a match. */
export function FantasyMatch() {
  const { event = '' } = useParams();
  const { data, error, refetch } = useMatch(event);
  if (data) return <OneMatch key={event} match={data} />;
  if (error) return <Failed title={say('fantasy.loadFailed')} text={error.message} onRetry={() => void refetch()} />;
  return <Loading rows={8} />;
}

function OneMatch({ match }: { readonly match: MatchOf }) {
  const navigate = useNavigate();
  const [entering, setEntering] = useState<ContestSeen>();
  const { isSending, enter } = useSendTeam();
  async function send({ id, code, nth, fee }: ContestSeen, team: TeamSent): Promise<void> {
    const done = await enter(id, team);
    if (done instanceof Error) return notify.error(say('fantasy.notEntered'), done.message);
    const contest = contestName(code, nth);
    notify.success(say('fantasy.entered', { contest }), say('fantasy.enteredDetail', { fee: rupeesText(fee) }));
    navigate(`/fantasy/contests/${id}`);
    return undefined;
  }
  return (
    <div className="fantasy">
      <FantasyHead match={match} back={{ to: '/fantasy', words: say('fantasy.back') }} />
      {entering && !match.isLocked ? (
        <TeamPicker
          title={say('fantasy.pick')}
          match={match}
          send={say('fantasy.send', { fee: rupeesText(entering.fee) })}
          isSending={isSending}
          onSend={team => void send(entering, team)}
          onCancel={() => setEntering(undefined)}
        />
      ) : (
        <section className="fantasy-contests" aria-label={say('fantasy.contests')}>
          <h2>{say('fantasy.contests')}</h2>
          <ul>
            {match.contests.map(contest => (
              <ContestCard key={contest.id} contest={contest} isLocked={match.isLocked} onEnter={setEntering} />
            ))}
          </ul>
        </section>
      )}
      {match.isLocked && <TeamSheet title={say('fantasy.players')} squad={match.squad} sides={match.sides} />}
      <PointsRules format={match.format} />
    </div>
  );
}
