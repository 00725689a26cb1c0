import { say } from '@maidan/words/say';
import { NavLink, useParams } from '../../ui/router.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { BlockButton } from '../players/BlockButton.tsx';
import { Ledger } from '../players/Ledger.tsx';
import type { PlayerDetail } from '../players/player.ts';
import { PlayerStatus } from '../players/PlayerStatus.tsx';
import { ProposeAdjustment } from '../players/ProposeAdjustment.tsx';
import { StopsTab } from '../players/StopsTab.tsx';
import { StartReset } from '../players/StartReset.tsx';
import { Requests } from './player/Requests.tsx';
import { Sessions } from '../players/Sessions.tsx';
import { WalletTab } from '../players/WalletTab.tsx';
import { useAsk } from '../queries.ts';
import { Unknown } from './Unknown.tsx';

const TABS = [
  { path: '', title: say('officeMoney.wallet'), Draw: WalletTab },
  { path: 'ledger', title: say('officeMoney.ledger'), Draw: Ledger },
  { path: 'requests', title: say('officeMoney.requests'), Draw: Requests },
  { path: 'stops', title: say('officeMoney.stops'), Draw: StopsTab },
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
  const shown = TABS.find(({ path }) => path === tab);
  if (!shown) return <Unknown />;
  return (
    <>
      <ScreenHead title={player.username} note={<PlayerStatus player={player} />}>
        <StartReset player={player} />
        <ProposeAdjustment player={player} />
        <BlockButton player={player} />
      </ScreenHead>
      <div className="panel office-alone">
        <nav className="seg" aria-label={say('officeMoney.aboutPlayer')}>
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
