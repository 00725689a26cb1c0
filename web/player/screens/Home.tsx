import { FEATURED, GAMES } from '@maidan/games/index';
import { say } from '@maidan/words/say';
import { Suspense } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { lazily } from '../../ui/lazily.tsx';
import { Link, useSearchParams } from '../../ui/router.tsx';
import type { Choice } from '../home/board.ts';
import { useFavouriteEvents } from '../home/favouriteEvents.ts';
import { FeaturedEvents } from '../home/FeaturedEvents.tsx';
import { LiveBoard } from '../home/LiveBoard.tsx';
import { MyOpenBets } from '../exchange/bets/MyOpenBets.tsx';
import { useBoard } from '../home/useBoard.ts';
import { GameTiles } from '../lobby/GameTiles.tsx';
import { sportAt } from '../parts/places.ts';
import '../home/hero.css';
import '../home/home.css';

const WELCOME = say('home.welcome');

/** Shown in a house without matches, and below what is seen first. */
const Welcome = lazily(async () => (await import('../home/Welcome.tsx')).Welcome);
const StartingSoon = lazily(async () => (await import('../home/StartingSoon.tsx')).StartingSoon);

/** The matches worth a look, the live board, the tables; beside them what is one's own and what comes next. */
export function Home() {
  const [query] = useSearchParams();
  const board = useBoard();
  const favourites = useFavouriteEvents();
  const open = board.rows ?? [];
  return (
    <div className="home-page">
      {board.rows?.length === 0 ? (
        <Suspense fallback={<Top board={{ ...board, rows: undefined }} />}>
          <Welcome title={WELCOME} />
        </Suspense>
      ) : (
        <Top board={board} />
      )}
      <div className="home-main">
        <LiveBoard board={board} choice={choiceIn(query, favourites)} favourites={favourites} />
        <div className="sec">
          <h2>{say('home.liveCasino')}</h2>
          <span className="muted">{say('home.tables', { count: String(GAMES.length) })}</span>
          <Link className="lk" to="/casino">
            {say('home.allCasino')}
          </Link>
        </div>
        <GameTiles games={FEATURED} big />
        <Link className="panel safe-way" to="/play-safe">
          <Icon name="heart" small />
          <b>{say('shell.playSafe')}</b>
          <span className="muted">{say('home.playSafe')}</span>
        </Link>
      </div>
      <div className="home-side">
        <MyOpenBets rows={open} />
        <Suspense>
          <StartingSoon rows={open} now={board.now} />
        </Suspense>
      </div>
    </div>
  );
}

const Top = ({ board }: { readonly board: ReturnType<typeof useBoard> }) => (
  <>
    <h1 className="vh">{WELCOME}</h1>
    <FeaturedEvents board={board} />
  </>
);

/** The address says what the board shows; cricket if it says nothing. */
function choiceIn(query: URLSearchParams, favourites: readonly string[]): Choice {
  const sport = sportAt(query.get('sport')) ?? 'cricket';
  if (query.has('in-play')) return { kind: 'inPlay', sport };
  if (query.get('only') === 'favourites') return { kind: 'favourites', sport, ids: favourites };
  return { kind: 'sport', sport };
}
