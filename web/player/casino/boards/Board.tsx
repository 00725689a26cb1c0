import '../../../styles/casinoFelt.css';
import '../../../styles/casinoChoices.css';
import '../../../styles/casinoBoardsNarrow.css';
import type { Block } from '@maidan/games/kit/game';
import type { Offers } from '../table/offers.ts';
import { JudgementBoard } from './JudgementBoard.tsx';
import { KbcBoard } from './KbcBoard.tsx';
import { LotteryBoard } from './LotteryBoard.tsx';
import { RouletteBoard } from './RouletteBoard.tsx';
import { SicBoBoard } from './SicBoBoard.tsx';

interface Props {
  readonly offers: Offers;
  readonly block: Extract<Block, { kind: 'board' }>;
}

/** The tables that no rows and columns could draw. */
export function Board({ offers, block }: Props) {
  switch (block.board) {
    case 'roulette':
      return <RouletteBoard offers={offers} />;
    case 'sicbo':
      return <SicBoBoard offers={offers} markets={block.markets} />;
    case 'lottery':
      return <LotteryBoard offers={offers} markets={block.markets} />;
    case 'kbc':
      return <KbcBoard offers={offers} markets={block.markets} />;
    case 'judgement':
      return <JudgementBoard offers={offers} />;
  }
}
