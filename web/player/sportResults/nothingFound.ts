import { say } from '@maidan/words/say';
import type { SportResultsFilter } from './useSportResultsFilter.ts';

/** Why there is nothing: on a day, of a sport, or nowhere at all. */
export function nothingFound({ sport, day, search }: Pick<SportResultsFilter, 'sport' | 'day' | 'search'>) {
  if (search === '') return { title: say('past.none'), text: say('past.noneHint') };
  const isEverywhere = sport === '' && day === '';
  return { title: say('past.notFound'), text: isEverywhere ? say('past.notFoundHint') : say('past.notFoundThere') };
}
