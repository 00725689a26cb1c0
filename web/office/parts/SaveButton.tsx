import { useState } from 'react';
import { Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { saveFile } from '../../ui/saveFile.ts';

interface Props {
  readonly label: string;
  /** What the file is called. */
  readonly name: string;
  readonly load: () => Promise<Blob>;
}

/** Saves what the house answers with as a file. */
export function SaveButton({ label, name, load }: Props) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await load(), name);
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
      {label}
    </Button>
  );
}
