/* For how long a page keeps a phone from answering, by processor time: what else the machine does meanwhile is not counted. */

/** What is read of an event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } };
}

/** What a task may take before it holds anybody up. */
const PATIENCE_MS = 50;
const TASKS = new Set(['RunTask', 'ThreadControllerImpl::RunTask']);

/** As Total Blocking Time has it, of all tasks after the first paint, on a processor so many times slower. */
export function blockedMs(events: readonly TraceEvent[], slowdown: number): number {
  const opened = events.findLast(isOpening);
  if (!opened) throw new Error('no page was opened in this trace');
  const isHere = ({ pid, ts }: TraceEvent): boolean => pid === opened.pid && ts >= opened.ts;
  const painted = events.find(event => event.name === 'firstContentfulPaint' && isHere(event));
  if (!painted) throw new Error('nothing was painted in this trace');
  return events
    .filter(event => TASKS.has(event.name) && isHere(event) && event.tid === opened.tid && event.ts >= painted.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - PATIENCE_MS), 0);
}

const isOpening = ({ name, args }: TraceEvent): boolean =>
  name === 'navigationStart' && (args?.data?.documentLoaderURL?.startsWith('http') ?? false);
