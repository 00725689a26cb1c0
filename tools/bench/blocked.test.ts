import { expect, test } from 'vitest';
import { blockedMs, type TraceEvent } from './blocked.ts';

const at = (ms: number, name: string, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  pid: 7,
  tid: 1,
  ts: ms * 1000,
  ...more,
});
const opened = (ms: number, documentLoaderURL: string) =>
  at(ms, 'navigationStart', { args: { data: { documentLoaderURL } } });
const task = (ms: number, tookMs: number, more: Partial<TraceEvent> = {}) =>
  at(ms, 'RunTask', { tdur: tookMs * 1000, ...more });

test('what a slower processor needs beyond 50 ms for each task after the first paint holds somebody up', () => {
  const trace = [
    opened(0, 'about:blank'),
    task(1, 100), // of another page
    opened(10, 'http://127.0.0.1/home'),
    task(11, 30), // before anything is seen
    at(20, 'firstContentfulPaint'),
    task(21, 30),
    task(22, 12.5),
    task(23, 20),
    task(24, 90, { tid: 2 }), // beside it
    task(25, 90, { pid: 8 }),
  ];
  expect(blockedMs(trace, 4)).toBe(70 + 0 + 30);
  expect(blockedMs(trace, 1)).toBe(0);
});

test.each([
  ['no page was opened', [at(0, 'firstContentfulPaint')]],
  ['nothing was painted', [opened(0, 'https://maidan.example/')]],
])('a trace in which %s tells nothing', (why, trace) => {
  expect(() => blockedMs(trace, 4)).toThrow(why);
});
