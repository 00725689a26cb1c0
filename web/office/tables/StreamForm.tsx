import { say } from '@maidan/words/say';
import { Form } from '../parts/Form.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import { StreamField } from '../parts/StreamField.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useMay } from '../session.ts';
import type { CasinoTable } from './table.ts';
import { useTableForm } from './useTableForm.ts';

/** Where the picture of the table comes from. */
export function StreamForm({ table }: { readonly table: CasinoTable }) {
  const form = useTableForm(table);
  const readOnly = !useMay('tables.write');
  const [{ address }, setDraft] = useDraft({ address: table.streamUrl });
  const setAddress = (typed: string) => setDraft({ address: typed });
  return (
    <Form label={say('officeHouse.picture')} onSubmit={() => form.save({ streamUrl: address.trim() })}>
      <StreamField
        of={say('officeHouse.pictureShows')}
        otherwise={say('officeHouse.pictureOtherwise')}
        value={address}
        onChange={setAddress}
        readOnly={readOnly}
        error={form.faults['streamUrl']}
      />
      <SaveBar
        form={form}
        needs="tables.write"
        isEdited={address.trim() !== table.streamUrl}
        onUndo={() => setAddress(table.streamUrl)}
      />
    </Form>
  );
}
