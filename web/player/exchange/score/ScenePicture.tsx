import './scene.css';
import type { EventView } from '@maidan/contract/event';
import { say } from '@maidan/words/say';
import { Suspense, useState } from 'react';
import { lazily } from '../../../ui/lazily.tsx';
import { useAllowed } from '../../parts/useAllowed.ts';
import { NO_SCENE, type Scene, sceneAfter } from './scene.ts';
import { eventName } from '../../parts/event/eventName.ts';

/** A match has one of them, so each is fetched by itself. */
const ArenaScene = lazily(async () => (await import('./ArenaScene.tsx')).ArenaScene);
const CourtScene = lazily(async () => (await import('./CourtScene.tsx')).CourtScene);
const OvalScene = lazily(async () => (await import('./OvalScene.tsx')).OvalScene);
const FieldScene = lazily(async () => (await import('./FieldScene.tsx')).FieldScene);
const NeutralScene = lazily(async () => (await import('./NeutralScene.tsx')).NeutralScene);
const RingScene = lazily(async () => (await import('./RingScene.tsx')).RingScene);
const SeatsScene = lazily(async () => (await import('./SeatsScene.tsx')).SeatsScene);
const SnookerScene = lazily(async () => (await import('./SnookerScene.tsx')).SnookerScene);
const TrackScene = lazily(async () => (await import('./TrackScene.tsx')).TrackScene);

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
        title={say('sport.video', { name: eventName(view) })}
        src={stream}
        sandbox="allow-scripts"
        allow="autoplay"
        referrerPolicy="no-referrer"
      />
    );
  }
  return (
    <Suspense fallback={<div className="scene" />}>
      <Drawn view={view} scene={scene} />
    </Suspense>
  );
}

interface DrawnProps {
  readonly view: EventView;
  readonly scene: Scene;
}

function Drawn({ view, scene }: DrawnProps) {
  switch (view.sport) {
    case 'cricket':
      return <OvalScene scene={scene} />;
    case 'football':
    case 'esoccer':
    case 'futsal':
      return <FieldScene scene={scene} />;
    case 'tennis':
    case 'tableTennis':
    case 'badminton':
    case 'volleyball':
    case 'beachVolleyball':
      return <CourtScene scene={scene} sport={view.sport} />;
    case 'horseRacing':
    case 'greyhoundRacing':
    case 'athletics':
    case 'boatRacing':
    case 'cycling':
    case 'motogp':
    case 'motorbikes':
    case 'motorSports':
      return <TrackScene score={view.score} sides={view.sides} />;
    case 'basketball':
    case 'iceHockey':
    case 'americanFootball':
    case 'australianRules':
    case 'basketball3x3':
    case 'handball':
    case 'rugbyLeague':
    case 'rugbyUnion':
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
