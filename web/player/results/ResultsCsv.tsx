import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { notify } from '../../ui/Toasts.tsx';
import { call } from '../session.ts';
import type { ResultsFilter } from './useResultsFilter.ts';

/** Every round of the filter as a file, not only those of the page. */
export function ResultsCsv({ date, game, search }: Pick<ResultsFilter, 'date' | 'game' | 'search'>) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const file: unknown = await call('resultsCsv', { date, game, search });
      if (file instanceof Blob) saveFile(file, `results-${game}-${date}.csv`);
    } catch (error) {
      notify.error('The results could not be saved.', error instanceof Error ? error.message : undefined);
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
