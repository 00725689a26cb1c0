import { useCallback, useMemo } from 'react';
import { useSearchParams } from '../../ui/router.tsx';
import { dayOf } from '../../ui/when.ts';
import { sportAt } from '../parts/places.ts';

export interface SportResultsFilter {
  /** Its code; empty for all. */
  readonly sport: string;
  /** A day in India: 2025-03-07; empty for all. */
  readonly day: string;
  readonly search: string;
  readonly page: number;
  readonly size: number;
}

/** Changes some of the address. Whatever is looked for anew is looked at from its first page. */
type ChangeAddress = (wanted: Readonly<Record<string, string>>, manner?: { replace?: boolean }) => void;

/** What is shown lives in the address, so that reload, back and a link show the same. */
export function useSportResultsFilter(): [SportResultsFilter, ChangeAddress] {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => sportResultsFilter(query, today()), [query]);
  const change = useCallback<ChangeAddress>(
    (wanted, manner) =>
      setQuery(before => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(wanted)) next.set(name, value);
        return next;
      }, manner),
    [setQuery],
  );
  return [filter, change];
}

/** The calendar day in India, whatever the clock of the device is set to. */
export const today = (): string => dayOf(Date.now());

const SIZES = [10, 20, 50];
const A_DAY_MS = 86_400_000;

/** The day so many days later. */
export const dayBeside = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * A_DAY_MS).toISOString().slice(0, 10);

/** An address can be typed by anyone: what is not a filter is left out. No day is today, an empty one every day. */
export function sportResultsFilter(query: URLSearchParams, otherwise: string): SportResultsFilter {
  const day = query.get('day') ?? otherwise;
  const size = Number(query.get('size'));
  const page = query.get('page') ?? '';
  return {
    sport: sportAt(query.get('sport')) ?? '',
    day: day === '' || isDay(day) ? day : otherwise,
    search: (query.get('search') ?? '').slice(0, 40),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    size: SIZES.includes(size) ? size : 20,
  };
}

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};
