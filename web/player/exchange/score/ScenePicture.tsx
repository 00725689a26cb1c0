import './scene.css';
import type { EventView } from '@maidan/contract/event';
import { useState } from 'react';
import { useAllowed } from '../../casino/studio/useAllowed.ts';
import { ArenaScene } from './ArenaScene.tsx';
import { CourtScene } from './CourtScene.tsx';
import { CricketScene } from './CricketScene.tsx';
import { FieldScene } from './FieldScene.tsx';
import { NeutralScene } from './NeutralScene.tsx';
import { RingScene } from './RingScene.tsx';
import { NO_SCENE, type Scene, sceneAfter } from './scene.ts';
import { SeatsScene } from './SeatsScene.tsx';
import { SnookerScene } from './SnookerScene.tsx';
import { TrackScene } from './TrackScene.tsx';

interface Props {
  readonly view: EventView;
}

/** An operator's own picture, or a drawn one of what happened last. */
export function ScenePicture({ view }: Props) {
  const stream = useAllowed(view.streamUrl || undefined);
  const scene = useScene(view.scene);
  if (stream !== undefined) {
    return (
      <iframe
        id={view.id}
        className="scene stream"
        title={`${view.name}, live video`}
        src={stream}
        sandbox="allow-scripts"
        allow="autoplay"
        referrerPolicy="no-referrer"
      />
    );
  }
  return <Drawn view={view} scene={scene} />;
}

interface DrawnProps {
  readonly view: EventView;
  readonly scene: Scene;
}

function Drawn({ view, scene }: DrawnProps) {
  switch (view.sport) {
    case 'cricket':
      return <CricketScene scene={scene} />;
    case 'football':
    case 'esoccer':
      return <FieldScene scene={scene} />;
    case 'tennis':
    case 'tableTennis':
    case 'badminton':
    case 'volleyball':
      return <CourtScene scene={scene} sport={view.sport} />;
    case 'horseRacing':
    case 'greyhoundRacing':
      return <TrackScene score={view.score} sides={view.sides} />;
    case 'basketball':
    case 'iceHockey':
    case 'americanFootball':
      return <ArenaScene scene={scene} sport={view.sport} score={view.score} />;
    case 'boxing':
    case 'mixedMartialArts':
      return <RingScene scene={scene} sport={view.sport} />;
    case 'snooker':
      return <SnookerScene scene={scene} />;
    case 'politics':
      return view.score ? <SeatsScene score={view.score} /> : <NeutralScene view={view} nth={scene.nth} />;
    default:
      return <NeutralScene view={view} nth={scene.nth} />;
  }
}

/** Follows what happens: the server tells the last thing, and the page remembers what it needs of those before. */
function useScene(event: unknown): Scene {
  const [seen, setSeen] = useState<{ readonly event: unknown; readonly scene: Scene }>({
    event: null,
    scene: NO_SCENE,
  });
  if (event === seen.event) return seen.scene;
  const scene = sceneAfter(seen.scene, event);
  setSeen({ event, scene });
  return scene;
}
