import './felt.css';
import './choices.css';
import './boardsNarrow.css';
import type { Block } from '@maidan/games/kit/game';
import { Suspense } from 'react';
import { lazily } from '../../../ui/lazily.tsx';
import type { Offers } from '../table/offers.ts';

const JudgementBoard = lazily(async () => (await import('./JudgementBoard.tsx')).JudgementBoard);
const KbcBoard = lazily(async () => (await import('./KbcBoard.tsx')).KbcBoard);
const LotteryBoard = lazily(async () => (await import('./LotteryBoard.tsx')).LotteryBoard);
const RaceCardBoard = lazily(async () => (await import('./RaceCardBoard.tsx')).RaceCardBoard);
const RouletteBoard = lazily(async () => (await import('./RouletteBoard.tsx')).RouletteBoard);
const SicBoBoard = lazily(async () => (await import('./SicBoBoard.tsx')).SicBoBoard);

/** For tests, which draw without waiting. */
export const BOARDS = [JudgementBoard, KbcBoard, LotteryBoard, RaceCardBoard, RouletteBoard, SicBoBoard];

interface Props {
  readonly offers: Offers;
  readonly block: Extract<Block, { kind: 'board' }>;
}

/** The tables that no rows and columns could draw. A game has one of them: its page names it. */
export const Board = (props: Props) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
);

function Drawn({ offers, block }: Props) {
  switch (block.board) {
    case 'roulette':
      return <RouletteBoard offers={offers} />;
    case 'sicbo':
      return <SicBoBoard offers={offers} markets={block.markets} />;
    case 'lottery':
      return <LotteryBoard offers={offers} markets={block.markets} />;
    case 'kbc':
      return <KbcBoard offers={offers} markets={block.markets} />;
    case 'racecard':
      return <RaceCardBoard offers={offers} markets={block.markets} />;
    case 'judgement':
      return <JudgementBoard offers={offers} />;
  }
}
