import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { Suspense, useEffect } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazily, whenReady } from '../../../ui/lazily.tsx';
import { TileArt } from '../../../ui/TileArt.tsx';
import type { LiveTable } from '../useTable.ts';
import cricketGround from '../studio/art/cricketGround.svg';
import footballGround from '../studio/art/footballGround.svg';
import { roomOf } from '../studio/roomOf.ts';
import { type SceneName, sceneOf } from '../studio/sceneOf.ts';
import { playSound } from '../studio/sound/sounds.ts';
import { useTaste } from './useTaste.ts';

interface Props {
  readonly game: Game;
  readonly live: LiveTable;
  /** Nobody plays in it yet. */
  readonly isEmpty: boolean;
}

const Studio = lazily(async () => (await import('../studio/Studio.tsx')).Studio);
const TableAway = lazily(async () => (await import('./asides.tsx')).TableAway);

/** The video frame: the studio, or an operator's own stream in its place. Until there is a round, the room without anybody. */
export function Picture({ game, live: { view, now, away }, isEmpty }: Props) {
  const [isQuiet, setQuiet] = useTaste('lowData');
  const [hasSound, setSound] = useTaste('sound');
  useEffect(() => whenReady(Studio), []);
  const cover = isQuiet ? <QuietCover code={game.code} /> : <Cover game={game} />;
  /** The touch that asks for sound is also the one that lets the browser make it. */
  function turnSound(isOn: boolean) {
    setSound(isOn);
    if (isOn) playSound('chip');
  }
  return (
    <div className="picture">
      {view && !isEmpty ? (
        <Boundary>
          <Suspense fallback={cover}>
            <Studio
              game={game}
              round={view.round}
              now={now}
              quiet={isQuiet}
              sound={hasSound}
              isClosed={view.status === 'off'}
              stream={view.streamUrl || undefined}
            />
          </Suspense>
        </Boundary>
      ) : (
        cover
      )}
      {away && (
        <Boundary>
          <Suspense>
            <TableAway why={away} />
          </Suspense>
        </Boundary>
      )}
      <div className="picture-tools">
        <button
          type="button"
          aria-pressed={hasSound}
          aria-label={say('casino.sound')}
          onClick={() => turnSound(!hasSound)}
        >
          <Icon name="sound" />
        </button>
        <button
          type="button"
          aria-pressed={isQuiet}
          aria-label={say('casino.lowData')}
          onClick={() => setQuiet(!isQuiet)}
        >
          <Icon name="lowData" />
          <span>{say('casino.lowData')}</span>
        </button>
      </div>
    </div>
  );
}

/** The picture on which a scene is played. It is the largest thing on the page, and never grows. */
const GROUNDS: Readonly<Partial<Record<SceneName, string>>> = { cricket: cricketGround, goal: footballGround };

const Cover = ({ game }: { readonly game: Game }) => (
  <div className="cover studio" aria-hidden="true">
    <div className="st-world">
      <img className="st-art" src={GROUNDS[sceneOf(game)] ?? roomOf(game)} alt="" />
    </div>
  </div>
);

const QuietCover = ({ code }: { readonly code: string }) => (
  <div className="cover" aria-hidden="true">
    <TileArt code={code} />
  </div>
);
