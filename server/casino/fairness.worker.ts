import { parentPort } from 'node:worker_threads';
import { gameOf } from '@maidan/games/index';
import { prospectsOf } from './fairnessProspects.ts';
import type { ProspectsReply, ProspectsRequest } from './fairnessThread.ts';

parentPort?.on(
  'message',
  (request: ProspectsRequest) => void answer(request).then(reply => parentPort?.postMessage(reply)),
);

async function answer({ code, dealing, struck }: ProspectsRequest): Promise<ProspectsReply> {
  try {
    const game = await gameOf(code);
    if (!game) return { failed: `there is no game ${code}` };
    return { prospects: prospectsOf(game, dealing, struck) };
  } catch (error) {
    return { failed: String(error) };
  }
}
