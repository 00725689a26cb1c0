import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import type { Round } from '@maidan/games/kit/round';
import { say } from '@maidan/words/say';
import { useRef } from 'react';
import { sayGame } from '@maidan/words/games/names';
import { Caption } from './words/Caption.tsx';
import { CardOverlay } from './pieces/CardOverlay.tsx';
import { CrowdStrip } from './crowd/CrowdStrip.tsx';
import { CountdownRing } from './time/CountdownRing.tsx';
import { LiveWords } from './words/LiveWords.tsx';
import { QuietScene } from './scenes/QuietScene.tsx';
import { Scene } from './scenes/Scene.tsx';
import { isVirtual, sceneOf } from './sceneOf.ts';
import { windowMs } from './time/timing.ts';
import { useAllowed } from '../../parts/useAllowed.ts';
import { useRoundSounds } from './sound/useRoundSounds.ts';
import { useSeen } from './time/useSeen.ts';
import { useSmall, useStrip } from './useStrip.ts';
import { vars } from '../../../ui/vars.ts';
import './studio.css';
import './hud.css';
import './pieces/cards.css';
import './pieces/dice.css';
import './pieces/wheel.css';
import './actors/cricket.css';
import './actors/goal.css';
import './pieces/race.css';
import './pieces/lottery.css';
import './words/quiz.css';
import './quiet.css';
import './small.css';

export interface StudioProps {
  readonly game: Game;
  /** The live round. Everything that is shown follows from it. */
  readonly round: Round;
  /** The server's clock, in milliseconds. The same function from render to render. */
  readonly now: () => number;
  /** Cards only: no pictures, nothing that moves. */
  readonly quiet?: boolean;
  /** Small sounds for what happens at the table. */
  readonly sound?: boolean;
  /** The table is stopped: nobody can bet, whatever the round says. */
  readonly isClosed?: boolean;
  /** An operator's own stream, shown in place of the drawn picture. */
  readonly stream?: string | undefined;
}

/** The picture in the video frame: the round as it is, and whatever happens next as it happens. */
export function Studio(props: StudioProps) {
  const { game, round, now, quiet = false, sound = false, isClosed = false, stream: wanted } = props;
  const stream = useAllowed(wanted);
  const { fresh, ms } = useSeen(round, now);
  useRoundSounds(game, round, sound);
  const scene = stream === undefined ? sceneOf(game) : 'stream';
  const frame = useRef<HTMLElement>(null);
  const isSmall = useSmall();
  const isStrip = useStrip(frame) && isSmall;
  return (
    <section
      ref={frame}
      className={['studio', isCrowded(game) && 'st-crowded', isStrip && 'st-strip'].filter(Boolean).join(' ')}
      style={vars({ clip: `${ms}ms` })}
      data-scene={quiet ? 'quiet' : scene}
      aria-label={say('casino.theTable', { game: sayGame(game.name) })}
    >
      {picture()}
      {!quiet && !isVirtual(game) && (
        <CardOverlay
          key={game.code}
          game={game}
          round={round}
          fresh={fresh}
          startsFolded={isSmall ? !isManyHanded(game) : startsFolded(game)}
          isSmall={isSmall}
          isStrip={isStrip}
        />
      )}
      <Caption game={game} round={round} now={now} isClosed={isClosed} />
      {round.phase === 'open' && !isClosed && (
        <CountdownRing until={round.dueAt - LAST_CALL_MS} ms={windowMs(game, round) - LAST_CALL_MS} now={now} />
      )}
      <CrowdStrip game={game} round={round} />
      <LiveWords game={game} round={round} isClosed={isClosed} />
    </section>
  );

  function picture() {
    if (quiet) return <QuietScene game={game} round={round} />;
    if (stream === undefined) return <Scene game={game} round={round} fresh={fresh} />;
    return (
      <iframe
        id={game.code}
        className="st-stream"
        title={say('casino.video', { game: sayGame(game.name) })}
        src={stream}
        sandbox="allow-scripts"
        allow="autoplay"
        referrerPolicy="no-referrer"
      />
    );
  }
}

/** A phone shows what lies on the felt as it is; only hands that would be too small there are laid over it. */
const isManyHanded = (game: Game): boolean => isCrowded(game) && sceneOf(game) === 'cards';

/** With more than two hands it would hide the table, and some tables show everything as it is. */
const startsFolded = (game: Game): boolean =>
  SHOWN_ANYWAY.has(sceneOf(game)) || game.inRows === true || handsOf(game) > 2;
const handsOf = ({ seats, carry }: Game): number => Object.keys(seats).filter(seat => seat !== carry?.to).length;
const SHOWN_ANYWAY: ReadonlySet<string> = new Set(['race', 'quiz', 'lottery']);

/** Where something lies even in the corner of the ring. */
const isCrowded = (game: Game): boolean => (handsOf(game) > 4 && !isVirtual(game)) || sceneOf(game) === 'quiz';
