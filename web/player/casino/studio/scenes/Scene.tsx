import { memo } from 'react';
import { type SceneName, sceneOf } from '../sceneOf.ts';
import { CardsScene } from './CardsScene.tsx';
import { CricketScene } from './CricketScene.tsx';
import { DiceScene } from './DiceScene.tsx';
import { GoalScene } from './GoalScene.tsx';
import { LotteryScene } from './LotteryScene.tsx';
import { QuizScene } from './QuizScene.tsx';
import { RaceScene } from './RaceScene.tsx';
import type { SceneProps } from './sceneProps.ts';
import { WheelScene } from './WheelScene.tsx';

const SCENES: Readonly<Record<SceneName, (props: SceneProps) => React.JSX.Element>> = {
  cards: CardsScene,
  dice: DiceScene,
  wheel: WheelScene,
  cricket: CricketScene,
  goal: GoalScene,
  lottery: LotteryScene,
  race: RaceScene,
  quiz: QuizScene,
};

/** The picture of a round. It is drawn again only when the round has changed. */
export const Scene = memo(function Scene(props: SceneProps) {
  const Drawn = SCENES[sceneOf(props.game)];
  return <Drawn {...props} />;
});
