import type { Sent } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { notify } from '../../ui/Toasts.tsx';
import { loadFile } from '../file.ts';

/** What the filter shows, as a file. The audit log says who took it. */
export function BetsCsv({ filter }: { readonly filter: Sent<'playerBetsCsv'> }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await loadFile('playerBetsCsv', filter), `bets-${filter.id}.csv`);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      notify.error(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button busy={busy} onClick={() => void save()}>
      <Icon name="download" small />
      {say('officePlayer.csv')}
    </Button>
  );
}
