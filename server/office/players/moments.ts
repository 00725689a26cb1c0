import type { Millis } from '@maidan/core/ids';

/** Where a list of moments goes on: the moment, and which of those within it. */
export interface Mark {
  readonly at: Millis;
  readonly key: string;
}

export function markIn(text: string | undefined): Mark | undefined {
  const [, at, key] = /^(\d{1,15})\.(.+)$/.exec(text ?? '') ?? [];
  return at === undefined || key === undefined ? undefined : { at: Number(at) as Millis, key };
}

const markOf = ({ at, key }: Mark): string => `${String(at)}.${key}`;

/** A page of what was read, which is one more than a page where there is more. */
export function pageOfMoments<R extends Mark>(rows: readonly R[], size: number): { rows: R[]; next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? markOf(last) : null };
}
