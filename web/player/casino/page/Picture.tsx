import type { Game } from '@maidan/games/kit/game';
import { Suspense } from 'react';
import { Boundary } from '../../../ui/Boundary.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { lazily } from '../../../ui/lazily.tsx';
import { TileArt } from '../../../ui/TileArt.tsx';
import type { LiveTable } from '../useTable.ts';
import { playSound } from '../studio/sounds.ts';
import { useTaste } from './useTaste.ts';

interface Props {
  readonly game: Game;
  readonly live: LiveTable;
}

const Studio = lazily(async () => (await import('../studio/Studio.tsx')).Studio);

/** The video frame: the studio, or an operator's own stream in its place. Until there is a round, the tile of the game. */
export function Picture({ game, live: { view, now } }: Props) {
  const [isQuiet, setQuiet] = useTaste('lowData');
  const [hasSound, setSound] = useTaste('sound');
  const cover = <Cover code={game.code} />;
  /** The touch that asks for sound is also the one that lets the browser make it. */
  function turnSound(isOn: boolean) {
    setSound(isOn);
    if (isOn) playSound('chip');
  }
  return (
    <div className="picture">
      {view ? (
        <Boundary>
          <Suspense fallback={cover}>
            <Studio
              game={game}
              round={view.round}
              now={now}
              quiet={isQuiet}
              sound={hasSound}
              stream={view.streamUrl || undefined}
            />
          </Suspense>
        </Boundary>
      ) : (
        cover
      )}
      <div className="picture-tools">
        <button type="button" aria-pressed={hasSound} aria-label="Sound" onClick={() => turnSound(!hasSound)}>
          <Icon name="sound" />
        </button>
        <button type="button" aria-pressed={isQuiet} aria-label="Low data" onClick={() => setQuiet(!isQuiet)}>
          <Icon name="lowData" />
          <span>Low data</span>
        </button>
      </div>
    </div>
  );
}

const Cover = ({ code }: { readonly code: string }) => (
  <div className="cover" aria-hidden="true">
    <TileArt code={code} />
  </div>
);
