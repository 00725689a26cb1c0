import type { Sent } from '@maidan/contract/api';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { notify } from '../../../ui/Toasts.tsx';
import { dayOf } from '../../../ui/when.ts';
import { call } from '../../session.ts';

interface Props {
  readonly wanted: Sent<'mySportBetsCsv'>;
}

/** What is looked for, all of it, as a file. */
export function PastCsv({ wanted }: Props) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const file: unknown = await call('mySportBetsCsv', wanted);
      if (file instanceof Blob) saveFile(file, `sport-bets-${dayOf(Date.now())}.csv`);
    } catch (error) {
      notify.error('The bets could not be saved.', error instanceof Error ? error.message : undefined);
    }
    setSaving(false);
  }

  return (
    <div className="paged-actions">
      <Button small busy={isSaving} onClick={() => void save()}>
        {!isSaving && <Icon name="download" small />}
        CSV
      </Button>
    </div>
  );
}
