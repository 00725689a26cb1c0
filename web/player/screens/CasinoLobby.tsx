import { useState } from 'react';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';
import { CategoryBar } from '../lobby/CategoryBar.tsx';
import { useFavourites } from '../lobby/favourites.ts';
import { GameTiles } from '../lobby/GameTiles.tsx';
import { LobbyTools } from '../lobby/LobbyTools.tsx';
import { useRecent } from '../lobby/recent.ts';
import { type Only, onlyIn, tablesShown } from '../lobby/shown.ts';
import { choiceOf } from '../lobby/tables.ts';
import '../../styles/lobby.css';

/** Every table: chosen by category, by name, by heart, or by having been there. */
export function CasinoLobby() {
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
        <h1 className="vh">{choice.name}</h1>
        <CategoryBar chosen={choice.name} />
        <LobbyTools
          text={text}
          only={only}
          counts={{ favourites: favourites.length, recent: recent.length, shown: games.length }}
          onText={setText}
          onOnly={choose}
        />
      </section>
      {games.length > 0 ? (
        <GameTiles games={games} isLeading />
      ) : (
        <NothingHere {...nothing(choice.name, only, text.trim() !== '')} onClear={() => setText('')} />
      )}
    </>
  );
}

interface Nothing {
  readonly title: string;
  readonly text: string;
}

function nothing(name: string, only: Only, isSearch: boolean): Nothing {
  if (isSearch) return { title: 'No table matches', text: `Nothing under ${name} has that name.` };
  if (only === 'favourites') {
    return { title: 'No favourites here', text: 'Press the heart on a tile, and the table is kept here.' };
  }
  if (only === 'recent') {
    return { title: 'Nothing played here yet', text: 'The tables you open are kept here, the latest first.' };
  }
  return { title: `No ${name.toLowerCase()} here`, text: 'We run live tables only. All of them are in the lobby.' };
}

const NothingHere = ({ title, text, onClear }: Nothing & { readonly onClear: () => void }) => (
  <section className="panel">
    <Empty
      icon="casino"
      title={title}
      text={text}
      action={
        <Link className="btn" to="/casino" onClick={onClear}>
          Show all tables
        </Link>
      }
    />
  </section>
);
