import { matchVerification } from './matchChecks.ts';

/* A match of many hours is played again beside the page, which goes on. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  void matchVerification(data).then(found => postMessage(found));
});
