import { entryOf } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { useEffect } from 'react';
import { lazily } from '../../ui/lazily.tsx';
import { useParams } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { GamePage } from '../casino/page/GamePage.tsx';
import { useGame } from '../casino/useGame.ts';
import { rememberPlayed } from '../lobby/recent.ts';
import { NotFound } from './NotFound.tsx';

/** Who goes to a table fetches it with the code of its page. */
export { fetchGame } from '../casino/useGame.ts';

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

function OneGame({ code, name }: { readonly code: string; readonly name: string }) {
  const { game, hasLimits, error, refetch } = useGame(code);
  useEffect(() => rememberPlayed(code), [code]);
  if (game) return <GamePage game={game} beside={hasLimits && <TableRail code={code} />} />;
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
