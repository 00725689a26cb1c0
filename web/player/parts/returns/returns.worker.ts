import { gameOf } from '@maidan/games/index';
import { returnsOf } from '@maidan/games/kit/returns';

/* Some returns take a second to count: a thread of its own keeps the page alive meanwhile. */

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  const game = await gameOf(data);
  postMessage(game ? returnsOf(game) : []);
});
