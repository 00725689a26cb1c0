import { useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { saveFile } from './saveFile.ts';
import { notify } from './Toasts.tsx';

interface Props {
  /** Asks the server for the file. */
  readonly fetched: () => Promise<unknown>;
  readonly named: () => string;
  /** What is said when it does not come. */
  readonly failed: string;
}

/** Everything that is looked for as a file, not only what the page shows. */
export function CsvButton({ fetched, named, failed }: Props) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const file = await fetched();
      if (file instanceof Blob) saveFile(file, named());
    } catch (error) {
      notify.error(failed, error instanceof Error ? error.message : undefined);
    }
    setSaving(false);
  }

  return (
    <Button small busy={isSaving} onClick={() => void save()}>
      {!isSaving && <Icon name="download" small />}
      CSV
    </Button>
  );
}
