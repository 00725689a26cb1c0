import type { Reply } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import type { Section } from '@maidan/contract/settings';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Form } from '../parts/Form.tsx';
import { Note } from '../parts/Note.tsx';
import { useMay } from '../session.ts';
import { FieldInput } from './FieldInput.tsx';
import { FORMS } from './sections.ts';
import { useSection } from './useSection.ts';

interface Props {
  readonly section: Section;
  /** The newest settings there are; they may move on while someone types. */
  readonly newest: Reply<'settings'>;
}

/** One section as a form. */
export function SectionPanel({ section, newest }: Props) {
  const { title, words, fields } = FORMS[section];
  const readOnly = !useMay('settings.write');
  const form = useSection(section, newest);
  return (
    <Form className="panel" label={title} onSubmit={form.save}>
      <div className="bar lt">
        <h2>{title}</h2>
      </div>
      <div className="office-form">
        <p className="muted">{words}</p>
        {form.isOutdated && <Conflict onLoad={form.load} />}
        <div className="office-fields">
          {fields.map(field => (
            <FieldInput
              key={field.name}
              field={field}
              value={form.draft[field.name] ?? ''}
              readOnly={readOnly}
              error={form.faults[field.name]}
              onChange={value => form.put(field.name, value)}
            />
          ))}
        </div>
        {!readOnly && <Saving form={form} />}
      </div>
    </Form>
  );
}

const Saving = ({ form }: { readonly form: ReturnType<typeof useSection> }) => (
  <>
    <TextField
      label="Reason for the change"
      name="reason"
      value={form.reason}
      onChange={form.setReason}
      maxLength={300}
      autoComplete="off"
      error={form.faults['reason']}
      required
    />
    <div className="office-actions">
      <Button disabled={!form.isEdited} onClick={form.load}>
        Undo
      </Button>
      <Button kind="primary" type="submit" disabled={!form.isEdited} busy={form.busy}>
        Save
      </Button>
    </div>
  </>
);

const Conflict = ({ onLoad }: { readonly onLoad: () => void }) => (
  <div role="alert">
    <Note tone="warning" icon="warning">
      <b>{sentenceOf('settings-changed')}</b>
      <p>What you typed here is lost when you do.</p>
      <Button small onClick={onLoad}>
        Load them again
      </Button>
    </Note>
  </div>
);
