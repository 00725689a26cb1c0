import type { Game } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { Suspense, useState } from 'react';
import { lazily } from '../../../ui/lazily.tsx';

interface Props {
  readonly game: Game;
  readonly round: string | undefined;
}

const RulesDialog = lazily(async () => (await import('../results/RulesDialog.tsx')).RulesDialog);

/** What stands there until the server has given a round its number. */
const NO_ROUND = '0000000000';

export function GameHeader({ game, round }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className="bar game-bar">
        <h1>{sayGame(game.title ?? game.name)}</h1>
        <button type="button" className="lnk" onClick={() => setAsking(true)}>
          {say('casino.rules')}
        </button>
        <span className="round-id">
          <span>{say('casino.roundId')}</span> <b>{round || NO_ROUND}</b>
        </span>
      </div>
      {isAsking && (
        <Suspense>
          <RulesDialog game={game} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
