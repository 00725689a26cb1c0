import { say } from '@maidan/words/say';
import { Suspense, useState } from 'react';
import { Boundary } from '../../ui/Boundary.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { Link, Navigate, useSearchParams } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { CategoryBar } from '../lobby/CategoryBar.tsx';
import { ClosingSoon } from '../lobby/ClosingSoon.tsx';
import { useFavourites } from '../parts/favourites.ts';
import { GameTiles } from '../lobby/GameTiles.tsx';
import { LobbyTools } from '../lobby/LobbyTools.tsx';
import { useRecent } from '../lobby/recent.ts';
import { type Only, onlyIn, tablesShown } from '../lobby/shown.ts';
import { BAR, choiceOf } from '../lobby/tables.ts';
import '../lobby/lobby.css';

/** Beside what is seen first; it has its place before it comes. */
const FloorLinks = lazily(async () => (await import('../lobby/FloorLinks.tsx')).FloorLinks);

/** Categories that have pages of their own by now. */
const ELSEWHERE: Readonly<Record<string, string>> = { 'slot-game': '/slots', 'fantasy-game': '/fantasy' };

/** Slots are no tables: who kept an address of theirs from the lobby finds them where they are. */
export function CasinoLobby() {
  const [query] = useSearchParams();
  const elsewhere = ELSEWHERE[query.get('category') ?? ''];
  return elsewhere === undefined ? <Tables /> : <Navigate to={elsewhere} replace />;
}

/** Every table: chosen by category, by name, by heart, or by having been there. */
function Tables() {
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState('');
  const favourites = useFavourites();
  const recent = useRecent();
  const choice = choiceOf(query.get('category'));
  const only = onlyIn(query.get('only'));
  const games = tablesShown({ tables: choice.tables, only, favourites, recent, text });
  const choose = (next: Only): void =>
    setQuery(before => {
      const after = new URLSearchParams(before);
      after.delete('only');
      if (next) after.set('only', next);
      return after;
    });
  return (
    <>
      <section className="panel lobby">
        <h1 className="vh">{choice.label}</h1>
        <CategoryBar chosen={choice.name} />
        <LobbyTools
          text={text}
          only={only}
          counts={{ favourites: favourites.length, recent: recent.length, shown: games.length }}
          onText={setText}
          onOnly={choose}
        >
          <span className="floor-links-place">
            <Boundary>
              <Suspense>
                <FloorLinks />
              </Suspense>
            </Boundary>
          </span>
        </LobbyTools>
      </section>
      {choice === BAR[0] && only === undefined && text.trim() === '' && <ClosingSoon />}
      {games.length > 0 ? (
        <GameTiles games={games} isLeading />
      ) : (
        <NothingHere {...nothing(choice.label, only, text.trim() !== '')} onClear={() => setText('')} />
      )}
    </>
  );
}

interface Nothing {
  readonly title: string;
  readonly text: string;
}

function nothing(name: string, only: Only, isSearch: boolean): Nothing {
  if (isSearch) return { title: say('lobby.noMatch'), text: say('lobby.noMatchHint', { name }) };
  if (only === 'favourites') {
    return { title: say('lobby.noFavourites'), text: say('lobby.noFavouritesHint') };
  }
  if (only === 'recent') {
    return { title: say('lobby.noRecent'), text: say('lobby.noRecentHint') };
  }
  return { title: say('lobby.noneOfKind', { name: name.toLowerCase() }), text: say('lobby.liveOnly') };
}

const NothingHere = ({ title, text, onClear }: Nothing & { readonly onClear: () => void }) => (
  <section className="panel">
    <Empty
      icon="casino"
      title={title}
      text={text}
      action={
        <Link className="btn" to="/casino" onClick={onClear}>
          {say('lobby.showAll')}
        </Link>
      }
    />
  </section>
);
