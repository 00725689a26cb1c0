import { say } from '@maidan/words/say';
import { shareLeft } from '../parts/shareLeft.ts';
import type { TileState } from './tileState.ts';

interface Props {
  readonly word: TileState['word'];
  readonly seconds?: number | undefined;
  /** How long the whole window is. */
  readonly windowMs: number;
}

/** From here on the ring is amber. */
const LAST_SECONDS = 5;
const RING = 100;

const WORDS: Readonly<Record<TileState['word'], string>> = {
  Betting: say('lobby.betting'),
  Dealing: say('lobby.dealing'),
  Result: say('lobby.result'),
  Closed: say('lobby.closed'),
};

/** The countdown while bets are taken, else what the table is doing. */
export function TileBadge({ word, seconds, windowMs }: Props) {
  if (seconds === undefined) {
    return (
      <span className={`tile-state ${word.toLowerCase()}`}>
        <span className="dot" />
        {WORDS[word]}
      </span>
    );
  }
  return (
    <span className={seconds <= LAST_SECONDS ? 'tile-ring low' : 'tile-ring'}>
      <span className="vh">{WORDS[word]}</span>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <circle className="ground" cx="14" cy="14" r="13.5" />
        <circle className="whole" cx="14" cy="14" r="12" />
        <circle
          className="left"
          cx="14"
          cy="14"
          r="12"
          pathLength={RING}
          strokeDasharray={`${shareLeft(seconds, windowMs) * RING} ${RING}`}
        />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </span>
  );
}
