import { say } from '@maidan/words/say';
import { NavLink, useParams } from '../../ui/router.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { BetsTab } from '../players/BetsTab.tsx';
import { BlockButton } from '../players/BlockButton.tsx';
import { BlockedBy } from '../players/BlockedBy.tsx';
import { EndSessions } from '../players/EndSessions.tsx';
import { FileBadges } from '../players/FileBadges.tsx';
import { Ledger } from '../players/Ledger.tsx';
import { LimitsTab } from '../players/LimitsTab.tsx';
import { LinksTab } from '../players/LinksTab.tsx';
import { MessagesTab } from '../players/MessagesTab.tsx';
import { NotesTab } from '../players/NotesTab.tsx';
import { Overview } from '../players/Overview.tsx';
import type { PlayerDetail } from '../players/player.ts';
import { PlayerStatus } from '../players/PlayerStatus.tsx';
import { ProposeAdjustment } from '../players/ProposeAdjustment.tsx';
import { StartReset } from '../players/StartReset.tsx';
import { Tags } from '../players/Tags.tsx';
import { TimelineTab } from '../players/TimelineTab.tsx';
import { Requests } from './player/Requests.tsx';
import { Sessions } from '../players/Sessions.tsx';
import { useAsk } from '../queries.ts';
import { Unknown } from './Unknown.tsx';

const TABS = [
  { path: '', title: say('officePlayer.overview'), Draw: Overview },
  { path: 'bets', title: say('officePlayer.bets'), Draw: BetsTab },
  { path: 'ledger', title: say('officeMoney.ledger'), Draw: Ledger },
  { path: 'requests', title: say('officeMoney.requests'), Draw: Requests },
  { path: 'limits', title: say('officePlayer.limits'), Draw: LimitsTab },
  { path: 'notes', title: say('officePlayer.notes'), Draw: NotesTab },
  { path: 'links', title: say('officePlayer.links'), Draw: LinksTab },
  { path: 'messages', title: say('officePlayer.messages'), Draw: MessagesTab },
  { path: 'timeline', title: say('officePlayer.timeline'), Draw: TimelineTab },
  { path: 'sessions', title: say('officeMoney.sessions'), Draw: Sessions },
] as const;

/** Everything about one player. */
export function Player() {
  const { id = '', tab = '' } = useParams();
  const player = useAsk('player', { id });
  return (
    <Listing query={player} what={say('officeMoney.thePlayer')} rows={10}>
      {found => <Page player={found} tab={tab} />}
    </Listing>
  );
}

function Page({ player, tab }: { readonly player: PlayerDetail; readonly tab: string }) {
  const { data: file } = useAsk('playerFile', { id: player.id });
  const shown = TABS.find(({ path }) => path === tab);
  if (!shown) return <Unknown />;
  return (
    <>
      <ScreenHead
        title={player.username}
        note={
          <>
            <PlayerStatus player={player} /> {file && <FileBadges file={file} />}
          </>
        }
      >
        <StartReset player={player} />
        <ProposeAdjustment player={player} />
        <EndSessions player={player} />
        <BlockButton player={player} />
      </ScreenHead>
      {file && <Tags player={player} tags={file.tags} />}
      <div className="panel office-alone">
        <BlockedBy player={player} />
        <nav className="seg player-tabs" aria-label={say('officeMoney.aboutPlayer')}>
          {TABS.map(({ path, title }) => (
            <NavLink key={path} end to={`/players/${player.id}${path && `/${path}`}`}>
              {title}
            </NavLink>
          ))}
        </nav>
        <shown.Draw player={player} />
      </div>
    </>
  );
}
