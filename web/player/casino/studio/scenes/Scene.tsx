import { type ComponentType, memo, Suspense } from 'react';
import { type Lazy, lazily } from '../../../../ui/lazily.tsx';
import { type SceneName, sceneOf } from '../sceneOf.ts';
import { CardsScene } from './CardsScene.tsx';
import type { SceneProps } from './sceneProps.ts';

/** Most tables have cards; a table that has something else fetches it. */
export const SCENES: Readonly<Record<SceneName, ComponentType<SceneProps> | Lazy<SceneProps>>> = {
  cards: CardsScene,
  dice: lazily(async () => (await import('./DiceScene.tsx')).DiceScene),
  wheel: lazily(async () => (await import('./WheelScene.tsx')).WheelScene),
  cricket: lazily(async () => (await import('./CricketScene.tsx')).CricketScene),
  goal: lazily(async () => (await import('./GoalScene.tsx')).GoalScene),
  lottery: lazily(async () => (await import('./LotteryScene.tsx')).LotteryScene),
  race: lazily(async () => (await import('./RaceScene.tsx')).RaceScene),
  quiz: lazily(async () => (await import('./QuizScene.tsx')).QuizScene),
  pitch: lazily(async () => (await import('./PitchScene.tsx')).PitchScene),
  overs: lazily(async () => (await import('./OversScene.tsx')).OversScene),
  turf: lazily(async () => (await import('./CourseScene.tsx')).CourseScene),
  sand: lazily(async () => (await import('./CourseScene.tsx')).CourseScene),
};

/** The picture of a round. It is drawn again only when the round has changed. */
export const Scene = memo(function Scene(props: SceneProps) {
  const Drawn = SCENES[sceneOf(props.game)];
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
});
