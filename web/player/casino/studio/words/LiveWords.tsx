import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';
import { useCallback } from 'react';
import { useCalm } from '../useCalm.ts';
import { announcement, captionOf, seatWords } from './words.ts';

interface Props {
  readonly game: Game;
  readonly round: Round;
  readonly isClosed?: boolean;
}

/** The picture in words: what lies where, to be read at any time, and what happens, as it happens. */
export function LiveWords({ game, round, isClosed = false }: Props) {
  const tell = useCallback((now: Round, from: number) => announcement(game, now, from), [game]);
  const said = useCalm(round, tell);
  return (
    <div className="vh">
      <dl>
        <dt>{say('casino.table')}</dt>
        <dd>{captionOf(game, round, isClosed).title}</dd>
        {seatWords(game, round).map(({ seat, label, faces, score }) => (
          <div key={seat}>
            <dt>{label}</dt>
            <dd>{score === undefined ? faces : `${faces}, ${score}`}</dd>
          </div>
        ))}
      </dl>
      <output aria-live="polite">{said}</output>
    </div>
  );
}
