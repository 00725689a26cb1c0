import { boardAfter, eventAfter } from '@maidan/contract/event';
import { isEventTopic, isTableTopic, type Topic } from '@maidan/contract/stream';
import type { tableAfter } from '@maidan/contract/table';

/** What is true after an event, for one topic. */
export type Fold = (state: unknown, event: unknown) => unknown;

let tableFold: Fold | undefined;

/** The rules of a round come with a table: a page without one does without them. */
export function foldTablesWith(fold: typeof tableAfter): void {
  tableFold = fold as Fold;
}

/** A table, a match and the board tell what happened; every other topic tells the whole again. */
export function foldOf(topic: Topic): Fold {
  if (isTableTopic(topic)) {
    if (!tableFold) throw new Error('nobody has said what becomes of a table: foldTablesWith');
    return tableFold;
  }
  if (isEventTopic(topic)) return eventAfter as Fold; // here and below: one topic, one pair of types
  if (topic === 'board') return boardAfter as Fold;
  return latest;
}

function latest(_: unknown, event: unknown): unknown {
  return event;
}
