import { tableTopic } from '@maidan/contract/stream';
import { entryOf, gameOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { withLimits } from '@maidan/games/kit/withLimits';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLive } from '../../live/useLive.ts';
import { lazily } from '../../ui/lazily.tsx';
import { useParams } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { GamePage } from '../casino/page/GamePage.tsx';
import { rememberPlayed } from '../lobby/recent.ts';
import { NotFound } from './NotFound.tsx';

/** Beside what is played here: it comes when the table is there. */
const TableRail = lazily(async () => (await import('../lobby/rail/TableRail.tsx')).TableRail);

/** `/casino/teen20`, in any case. */
export function CasinoGame() {
  const { code = '' } = useParams();
  const entry = entryOf(code);
  if (!entry) return <NotFound title={say('casino.noTable')} text={say('casino.noCode', { code })} />;
  const name = sayGame(entry.name);
  return (
    <>
      <title>{`${name} · Maidan`}</title>
      <OneGame key={entry.code} code={entry.code} name={name} />
    </>
  );
}

/** Those whose rules are here. */
const fetched = new Map<string, Game>();

/** The rules of a game, of any case. */
export async function fetchGame(code: string): Promise<Game | null> {
  const game = (await gameOf(code)) ?? null;
  if (game) fetched.set(game.code, game);
  return game;
}

/** The rules of a game are loaded when somebody goes to its table. */
function OneGame({ code, name }: { readonly code: string; readonly name: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['game', code],
    queryFn: () => fetchGame(code),
    initialData: () => fetched.get(code),
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => rememberPlayed(code), [code]);
  const limits = useLive(tableTopic(code))?.limits;
  const game = useMemo(() => data && withLimits(data, limits ?? {}), [data, limits]);
  if (game) return <GamePage game={game} beside={limits && <TableRail code={code} />} />;
  return (
    <section className="panel">
      <h1 className="bar">{name}</h1>
      {error ? (
        <Failed title={say('casino.loadFailed')} text={error.message} onRetry={() => void refetch()} />
      ) : (
        <Loading rows={8} />
      )}
    </section>
  );
}
