import { parentPort } from 'node:worker_threads';
import { gameOf } from '@maidan/games/index';
import { quotes } from '@maidan/games/kit/price';
import type { PriceReply, PriceRequest } from './pricing.ts';

parentPort?.on(
  'message',
  (request: PriceRequest) => void answer(request).then(reply => parentPort?.postMessage(reply)),
);

async function answer({ id, code, gone, dealt }: PriceRequest): Promise<PriceReply> {
  try {
    const game = await gameOf(code);
    if (!game) return { id, failed: `there is no game ${code}` };
    return { id, quotes: quotes(game, { gone, dealt }) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}
