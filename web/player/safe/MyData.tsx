import './stop.css';
import { DATA_PARTS, type DataPart } from '@maidan/contract/dataParts';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CsvButton } from '../../ui/CsvButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';

const PARTS = DATA_PARTS.map(part => ({ value: part, label: say('safe.dataPart', { part }) }));

/** A copy of all that is kept of oneself. */
export function MyData() {
  const [part, setPart] = useState<DataPart>('account');
  const [isSaving, setSaving] = useState(false);

  async function saveAll(): Promise<void> {
    setSaving(true);
    try {
      const file: unknown = await callLater('myData', {});
      if (file instanceof Blob) saveFile(file, 'my-data.json');
    } catch (error) {
      notify.error(say('safe.dataFailed'), error instanceof Error ? error.message : undefined);
    }
    setSaving(false);
  }

  return (
    <section className="panel">
      <h2 className="bar lt">{say('safe.data')}</h2>
      <div className="stop">
        <p>{say('safe.dataIs')}</p>
        <div className="stop-acts">
          <Button kind="teal" busy={isSaving} onClick={() => void saveAll()}>
            <Icon name="download" small />
            {say('safe.dataAll')}
          </Button>
        </div>
        <div className="stop-part">
          <SelectField label={say('safe.dataOne')} name="part" value={part} options={PARTS} onChange={setPart} />
          <CsvButton
            fetched={() => callLater('myDataCsv', { part })}
            named={() => `my-${part}.csv`}
            failed={say('safe.dataFailed')}
          />
        </div>
      </div>
    </section>
  );
}
