import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { notify } from '../../ui/Toasts.tsx';
import { dayOf } from '../../ui/when.ts';
import { call } from '../session.ts';
import type { StatementFilter } from './useStatementFilter.ts';

interface Props {
  readonly filter: StatementFilter;
  readonly onOrder: (order: StatementFilter['order']) => void;
}

export function StatementTools({ filter, onOrder }: Props) {
  const [isSaving, setSaving] = useState(false);
  const isNewest = filter.order === 'newest';

  async function save() {
    const { page: _page, size: _size, ...wanted } = filter; // a file has no pages
    setSaving(true);
    try {
      const file: unknown = await call('statementCsv', wanted);
      if (file instanceof Blob) saveFile(file, `statement-${dayOf(Date.now())}.csv`);
    } catch (error) {
      notify.error('The statement could not be saved.', error instanceof Error ? error.message : undefined);
    }
    setSaving(false);
  }

  return (
    <div className="paged-actions">
      <Button small onClick={() => onOrder(isNewest ? 'oldest' : 'newest')}>
        <Icon name={isNewest ? 'down' : 'up'} small />
        {isNewest ? 'Newest first' : 'Oldest first'}
      </Button>
      <Button small busy={isSaving} onClick={() => void save()}>
        {!isSaving && <Icon name="download" small />}
        CSV
      </Button>
    </div>
  );
}
