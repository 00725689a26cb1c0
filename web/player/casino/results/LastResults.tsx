import './casinoResults.css';
import type { LastResult } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { memo } from 'react';
import { Link } from '../../../ui/router.tsx';
import { ResultMark } from '../../parts/result/ResultMark.tsx';
import { tell } from '../../parts/result/tell.ts';
import { useNameAmongMany } from '../oneOfMany.ts';
import { resultWords } from '../../parts/result/resultText.ts';

interface Props {
  readonly game: Game;
  /** Newest first. */
  readonly last: readonly LastResult[];
  readonly onOpen: (round: string) => void;
}

/** What stands there while the server has no results. */
const PLACEHOLDERS = [1, 2, 3, 4];

const wordsOf = (first: LastResult['first']): string => (first ? tell(first) : '');

/** The strip of last results, the newest at its right end; those that do not fit are left out. Each opens its round. */
export const LastResults = memo(function LastResults({ game, last, onOpen }: Props) {
  const label = useNameAmongMany(say('casino.lastResult'), game);
  return (
    <section className="panel last-results" aria-label={label}>
      <h2 className="bar">
        {say('casino.lastResult')}
        <Link className="sp" to={`/casino/results?game=${game.code}`}>
          {say('casino.viewAll')}
        </Link>
      </h2>
      {last.length === 0 ? (
        <p className="discs">
          <span className="vh">{say('casino.noResults')}</span>
          {PLACEHOLDERS.map(nth => (
            <ResultMark key={nth} game={game.code} code="A" />
          ))}
        </p>
      ) : (
        <ol className="discs">
          {last.map(({ round, code, first }) => (
            <li key={round}>
              <button
                type="button"
                data-round={round}
                aria-label={say('casino.roundResult', { round, result: resultWords(code, wordsOf(first)) })}
                onClick={() => onOpen(round)}
              >
                <ResultMark game={game.code} code={code} first={first} words={wordsOf(first)} />
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
});
