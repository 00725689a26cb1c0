import { boardAfter, eventAfter } from '@maidan/contract/event';
import { isEventTopic, isTableTopic, type Topic } from '@maidan/contract/stream';
import { tableAfter } from '@maidan/contract/table';

/** What is true after an event, for one topic. */
export type Fold = (state: unknown, event: unknown) => unknown;

/** A table, a match and the board tell what happened; every other topic tells the whole again. */
export function foldOf(topic: Topic): Fold {
  if (isTableTopic(topic)) return tableAfter as Fold; // here and below: one topic, one pair of types
  if (isEventTopic(topic)) return eventAfter as Fold;
  if (topic === 'board') return boardAfter as Fold;
  return latest;
}

function latest(_: unknown, event: unknown): unknown {
  return event;
}
