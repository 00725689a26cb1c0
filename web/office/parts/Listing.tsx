import { say } from '@maidan/words/say';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Failed, Loading } from '../../ui/States.tsx';

interface Props<T> {
  readonly query: UseQueryResult<T>;
  /** What could not be loaded, for the heading of the failure. */
  readonly what: string;
  readonly rows?: number;
  /** Shown instead when there is nothing in it. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (data: T) => boolean;
  readonly children: (data: T) => ReactNode;
}

/** The four states of everything that is loaded: on its way, failed, empty, there. */
export function Listing<T>({ query, what, rows = 6, empty, isEmpty, children }: Props<T>) {
  const { data, error } = query;
  if (data !== undefined) return <>{isEmpty?.(data) ? empty : children(data)}</>;
  if (error) {
    return (
      <Failed title={say('office.couldNotLoad', { what })} text={error.message} onRetry={() => void query.refetch()} />
    );
  }
  return <Loading rows={rows} />;
}
