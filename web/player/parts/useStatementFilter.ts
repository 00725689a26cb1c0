import { REPORTS, type Report } from '@maidan/core/statement';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../ui/router.tsx';

export interface StatementFilter {
  readonly from?: string;
  readonly to?: string;
  readonly report?: Report;
  readonly search: string;
  readonly order: 'newest' | 'oldest';
  readonly page: number;
  readonly size: number;
}

/** Changes some of the filter. Whatever is looked for anew is looked at from its first page. */
export type ChangeFilter = (change: Readonly<Record<string, string | number>>, manner?: { replace?: boolean }) => void;

/** What the statement shows lives in the address, so that reload, back and a link show the same. */
export function useStatementFilter(): [StatementFilter, ChangeFilter] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => filterOf(query), [query]);
  const change = useCallback<ChangeFilter>(
    (change, manner) =>
      setQuery(before => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(change)) next.set(name, String(value));
        for (const [name, value] of Object.entries(change)) if (value === '') next.delete(name);
        return next;
      }, manner),
    [setQuery],
  );
  return [filter, change];
}

/** An address can be typed by anyone: what is not a filter is left out. */
export function filterOf(query: URLSearchParams): StatementFilter {
  const report = REPORTS.find(name => name === query.get('report'));
  const [from, to] = [dayIn(query.get('from')), dayIn(query.get('to'))];
  return {
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(report ? { report } : {}),
    search: (query.get('search') ?? '').slice(0, 100),
    order: query.get('order') === 'oldest' ? 'oldest' : 'newest',
    page: numberIn(query.get('page'), page => page >= 1 && page <= 100_000, 1),
    size: numberIn(query.get('size'), size => [10, 20, 50].includes(size), 10),
  };
}

const dayIn = (text: string | null): string | undefined =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

function numberIn(text: string | null, isRight: (value: number) => boolean, otherwise: number): number {
  const value = text !== null && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
  return isRight(value) ? value : otherwise;
}
