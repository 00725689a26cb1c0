import '../fantasy/fantasy.css';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { useParams } from '../../ui/router.tsx';
import { FantasyHead } from '../fantasy/FantasyHead.tsx';
import { contestName, rupeesText, WHY_WORDS } from '../fantasy/fantasySay.ts';
import { Leaderboard } from '../fantasy/Leaderboard.tsx';
import { PointsRules } from '../fantasy/PointsRules.tsx';
import { PrizeTable } from '../fantasy/PrizeTable.tsx';
import { TeamPicker } from '../fantasy/TeamPicker.tsx';
import { TeamSheet } from '../fantasy/TeamSheet.tsx';
import { AskAbout } from '../parts/AskAbout.tsx';
import { type ContestOf, type EntrySeen, type TeamSent, useContest, useSendTeam } from '../fantasy/useFantasy.ts';

/** `/fantasy/contests/fantasy.cricket-1042.league.1`: who is where, and why. */
export function FantasyContest() {
  const { contest = '' } = useParams();
  const { data, error, refetch } = useContest(contest);
  if (data) return <OneContest key={contest} seen={data} />;
  if (error) return <Failed title={say('fantasy.loadFailed')} text={error.message} onRetry={() => void refetch()} />;
  return <Loading rows={8} />;
}

function OneContest({ seen }: { readonly seen: ContestOf }) {
  const { contest, entries, isLocked, squad, sides, event, format } = seen;
  const [chosen, setChosen] = useState<number>();
  const [isChanging, setChanging] = useState(false);
  const shown = entries.find(({ nth }) => nth === chosen) ?? entries.find(({ isMine }) => isMine);
  return (
    <div className="fantasy">
      <FantasyHead match={seen} back={{ to: `/fantasy/${event}`, words: say('fantasy.toMatch') }}>
        <p className="fantasy-named">
          <b>{contestName(contest.code, contest.nth)}</b> · {say('fantasy.fee')} {rupeesText(contest.fee)}
          {contest.state === 'settled' && <span className="bdg i">{say('fantasy.settled')}</span>}
        </p>
        {contest.why && <p className="bdg w">{WHY_WORDS[contest.why]}</p>}
        {entries.some(({ isMine }) => isMine) && <AskAbout kind="contest" id={contest.id} />}
      </FantasyHead>
      <div className="fantasy-two">
        <div>
          <Leaderboard
            entries={entries}
            isLocked={isLocked}
            isOver={contest.state !== 'open'}
            shown={shown?.nth}
            onShow={setChosen}
          />
          <PrizeTable contest={contest} isLocked={isLocked} />
        </div>
        {shown?.team && (
          <div>
            {isChanging && shown.isMine && !isLocked ? (
              <Changing seen={seen} entry={shown} team={shown.team} onDone={() => setChanging(false)} />
            ) : (
              <>
                <TeamSheet
                  title={say('fantasy.teamOf', { nth: String(shown.nth) })}
                  squad={squad}
                  sides={sides}
                  team={shown.team}
                />
                {shown.isMine && !isLocked && (
                  <Button onClick={() => setChanging(true)}>{say('fantasy.change')}</Button>
                )}
              </>
            )}
          </div>
        )}
      </div>
      <PointsRules format={format} />
    </div>
  );
}

interface ChangingProps {
  readonly seen: ContestOf;
  readonly entry: EntrySeen;
  readonly team: TeamSent;
  readonly onDone: () => void;
}

function Changing({ seen, entry, team, onDone }: ChangingProps) {
  const { isSending, change } = useSendTeam();
  async function save(next: TeamSent): Promise<void> {
    const done = await change(entry.id, next);
    if (done instanceof Error) return notify.error(say('fantasy.notEntered'), done.message);
    notify.success(say('fantasy.changed'));
    return onDone();
  }
  return (
    <TeamPicker
      title={say('fantasy.change')}
      match={seen}
      team={team}
      send={say('fantasy.save')}
      isSending={isSending}
      onSend={next => void save(next)}
      onCancel={onDone}
    />
  );
}
