import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { Empty } from '../../ui/States.tsx';
import { CategoryBar } from '../lobby/CategoryBar.tsx';
import { GameTiles } from '../lobby/GameTiles.tsx';
import { choiceOf } from '../lobby/tables.ts';
import { searchGames } from '../shell/searchGames.ts';
import '../../styles/screens.css';

export function CasinoLobby() {
  const [query] = useSearchParams();
  const [text, setText] = useState('');
  const choice = choiceOf(query.get('category'));
  const found = text.trim() ? new Set(searchGames(text, Infinity)) : undefined;
  const games = found ? choice.tables.filter(game => found.has(game)) : choice.tables;
  const count = `${games.length} ${games.length === 1 ? 'table' : 'tables'}`;
  return (
    <>
      <section className="panel">
        <h1 className="vh">{choice.name}</h1>
        <CategoryBar chosen={choice.name} />
        <div className="lobby-tools">
          <label className="find-table">
            <span className="vh">Search tables</span>
            <Icon name="search" />
            <input
              className="inp"
              type="search"
              placeholder="Search tables"
              value={text}
              onChange={event => setText(event.target.value)}
            />
          </label>
          <output className="cnt">{count}</output>
        </div>
      </section>
      {games.length > 0 ? (
        <GameTiles games={games} />
      ) : (
        <NothingHere name={choice.name} isSearch={found !== undefined} onClear={() => setText('')} />
      )}
    </>
  );
}

interface NothingProps {
  readonly name: string;
  readonly isSearch: boolean;
  readonly onClear: () => void;
}

const NothingHere = ({ name, isSearch, onClear }: NothingProps) => (
  <section className="panel">
    <Empty
      icon="casino"
      title={isSearch ? 'No table matches' : `No ${name.toLowerCase()} here`}
      text={
        isSearch ? `Nothing under ${name} has that name.` : 'We run live tables only. All of them are in the lobby.'
      }
      action={
        <Link className="btn" to="/casino" onClick={onClear}>
          Show all tables
        </Link>
      }
    />
  </section>
);
