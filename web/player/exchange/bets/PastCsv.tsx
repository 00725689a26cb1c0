import type { Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { CsvButton } from '../../../ui/CsvButton.tsx';
import { dayOf } from '../../../ui/when.ts';
import { call } from '../../session.ts';

/** What is looked for, all of it, as a file. */
export const PastCsv = ({ wanted }: { readonly wanted: Sent<'mySportBetsCsv'> }) => (
  <div className="paged-actions">
    <CsvButton
      fetched={() => call('mySportBetsCsv', wanted)}
      named={() => `sport-bets-${dayOf(Date.now())}.csv`}
      failed={say('betting.notSaved')}
    />
  </div>
);
