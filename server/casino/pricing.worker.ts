import { gameOf } from '@maidan/games/index';
import { quotes } from '@maidan/games/kit/price';
import type { Quotes } from '@maidan/games/kit/quote';
import { answering } from '../work/thread.ts';
import type { PriceQuestion } from './pricing.ts';

answering<PriceQuestion, Quotes>(async ({ code, gone, dealt }) => {
  const game = await gameOf(code);
  if (!game) throw new Error(`there is no game ${code}`);
  return quotes(game, { gone, dealt });
});
