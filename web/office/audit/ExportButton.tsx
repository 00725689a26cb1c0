import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { loadFile } from '../file.ts';

export function ExportButton() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await loadFile('exportAudit', {}), 'maidan-audit.jsonl');
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
      {say('officeMoney.export')}
    </Button>
  );
}
