import { say } from '@maidan/words/say';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { callLater } from '../laterCalls.ts';
import type { ResultsFilter } from './useResultsFilter.ts';

/** Every round of the filter as a file, not only those of the page. */
export const ResultsCsv = ({ date, game, search }: Pick<ResultsFilter, 'date' | 'game' | 'search'>) => (
  <div className="paged-actions">
    <CsvButton
      fetched={() => callLater('resultsCsv', { date, game, search })}
      named={() => `results-${game}-${date}.csv`}
      failed={say('results.csvFailed')}
    />
  </div>
);
