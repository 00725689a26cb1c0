import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * Watches from now on for how long this process, which is the server's, is at one thing at most: whoever asks meanwhile waits
 * as long. Answers in milliseconds, once, and watches no more.
 */
export function longestBlock(): () => number {
  const watch = monitorEventLoopDelay({ resolution: 1 });
  watch.enable();
  return () => {
    watch.disable();
    return watch.max / 1e6;
  };
}
