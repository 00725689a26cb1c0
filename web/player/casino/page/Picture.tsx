import type { Game } from '@maidan/games/kit/game';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { lazily, whenReady } from '../../../ui/lazily.tsx';
import { TileArt } from '../../../ui/TileArt.tsx';
import type { LiveTable } from '../useTable.ts';
import cricketGround from '../studio/art/cricketGround.svg';
import footballGround from '../studio/art/footballGround.svg';
import { roomOf } from '../studio/roomOf.ts';
import { type SceneName, sceneOf } from '../studio/sceneOf.ts';
import { useTaste } from './useTaste.ts';

interface FrameProps {
  readonly game: Game;
  readonly live: LiveTable;
  /** Nobody plays in it yet. */
  readonly isEmpty: boolean;
  /** What the player's own round came to, over it. */
  readonly own?: ReactNode;
  /** Cards only. */
  readonly isQuiet: boolean;
  readonly hasSound: boolean;
  readonly children?: ReactNode;
}

const Studio = lazily(async () => (await import('../studio/Studio.tsx')).Studio);
const TableTools = lazily(async () => (await import('./asides.tsx')).TableTools);
const TableAway = lazily(async () => (await import('./asides.tsx')).TableAway);

/** The picture of a table, with what a player may like about it. */
export function Picture(props: Pick<FrameProps, 'game' | 'live' | 'isEmpty' | 'own'>) {
  const tastes = usePictureTastes();
  return (
    <PictureFrame {...props} {...tastes}>
      {props.live.view && !props.isEmpty && (
        <Boundary>
          <Suspense>
            <TableTools {...tastes} />
          </Suspense>
        </Boundary>
      )}
    </PictureFrame>
  );
}

/** The video frame: the studio, or an operator's own stream in its place. Until there is a round, the room without anybody. */
export function PictureFrame({
  game,
  live: { view, now, away },
  isEmpty,
  isQuiet,
  hasSound,
  own,
  children,
}: FrameProps) {
  useEffect(() => whenReady(Studio), []);
  const cover = isQuiet ? <QuietCover code={game.code} /> : <Cover game={game} />;
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
      {own}
      {away && (
        <Boundary>
          <Suspense>
            <TableAway why={away} />
          </Suspense>
        </Boundary>
      )}
      {children}
    </div>
  );
}

export function usePictureTastes() {
  const [isQuiet, onQuiet] = useTaste('lowData');
  const [hasSound, onSound] = useTaste('sound');
  return { isQuiet, onQuiet, hasSound, onSound };
}

/** The picture on which a scene is played. It is the largest thing on the page, and never grows. */
const GROUNDS: Readonly<Partial<Record<SceneName, string>>> = {
  cricket: cricketGround,
  overs: cricketGround,
  goal: footballGround,
  pitch: footballGround,
  turf: footballGround,
  sand: footballGround,
};

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
