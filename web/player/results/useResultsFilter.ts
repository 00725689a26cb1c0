import { entryOf, GAMES } from '@maidan/games/index';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../ui/router.tsx';
import { dayOf } from '../../ui/when.ts';

export interface ResultsFilter {
  /** A day in India: 2025-03-07. */
  readonly date: string;
  readonly game: string;
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

/** Changes some of the filter. Whatever is looked for anew is looked at from its first page. */
export type ChangeResults = (change: Partial<ResultsFilter>, manner?: { replace?: boolean }) => void;

/** What is shown lives in the address, so that reload, back and a link show the same. */
export function useResultsFilter(): [ResultsFilter, ChangeResults] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => resultsFilter(query, today()), [query]);
  const change = useCallback<ChangeResults>(
    (wanted, manner) =>
      setQuery(before => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(wanted)) {
          if (value === '') next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      }, manner),
    [setQuery],
  );
  return [filter, change];
}

/** The calendar day in India, whatever the clock of the device is set to. */
export const today = (): string => dayOf(Date.now());

/** The table that opens first. */
const FIRST = GAMES.find(({ hasFirstResults }) => hasFirstResults)!.code;
const SIZES = [10, 20, 50];

/** An address can be typed by anyone: what is not a filter is left out. */
export function resultsFilter(query: URLSearchParams, otherwise: string): ResultsFilter {
  const date = query.get('date') ?? '';
  const size = Number(query.get('size'));
  const page = query.get('page') ?? '';
  return {
    date: isDay(date) ? date : otherwise,
    game: entryOf(query.get('game') ?? '')?.code ?? FIRST,
    search: (query.get('search') ?? '').slice(0, 40),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    size: SIZES.includes(size) ? size : 10,
  };
}

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
