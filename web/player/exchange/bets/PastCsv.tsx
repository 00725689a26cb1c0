import type { Sent } from '@maidan/contract/api';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { dayOf } from '../../../ui/when.ts';
import { call } from '../../session.ts';

/** What is looked for, all of it, as a file. */
export const PastCsv = ({ wanted }: { readonly wanted: Sent<'mySportBetsCsv'> }) => (
  <div className="paged-actions">
    <CsvButton
      fetched={() => call('mySportBetsCsv', wanted)}
      named={() => `sport-bets-${dayOf(Date.now())}.csv`}
      failed="The bets could not be saved."
    />
  </div>
);
