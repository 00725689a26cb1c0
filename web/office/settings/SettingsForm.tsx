import type { Reply } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import { rateLeap } from '@maidan/contract/settingChecks';
import type { Section } from '@maidan/contract/settings';
import { parseRupees } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { bold } from '../../ui/said.tsx';
import { Form } from '../parts/Form.tsx';
import { Note } from '../parts/Note.tsx';
import { SaveBar } from '../parts/SaveBar.tsx';
import { useMay } from '../session.ts';
import { FieldInput } from './FieldInput.tsx';
import { PlayersSee } from './PlayersSee.tsx';
import { FORMS } from './sections.ts';
import { TwoPeople } from './TwoPeople.tsx';
import { type Unsaved, useSection } from './useSection.ts';

interface Props {
  readonly section: Section;
  /** The newest settings there are; they may move on while someone types. */
  readonly newest: Reply<'settings'>;
  readonly unsaved: Unsaved;
}

/** One section as a form. */
export function SettingsForm({ section, newest, unsaved }: Props) {
  const { title, words, fields } = FORMS[section];
  const readOnly = !useMay('settings.write');
  const form = useSection(section, newest, unsaved);
  return (
    <>
      <Form className="panel" label={title} onSubmit={form.save}>
        <div className="bar lt">
          <h2>{title}</h2>
        </div>
        <div className="office-form">
          <p className="muted">{words}</p>
          {form.isOutdated && <Conflict onLoad={form.load} />}
          <TwoPeople section={section} />
          {section === 'usdt' && <RateLeaps last={newest.values.usdt.rate} typed={form.draft['rate']} />}
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
          {!readOnly && <SaveBar form={form} needs="settings.write" isEdited={form.isEdited} onUndo={form.load} />}
        </div>
      </Form>
      <PlayersSee section={section} draft={form.draft} />
    </>
  );
}

/** A step that the second person will be told of. */
function RateLeaps({ last, typed }: { readonly last: number; readonly typed: string | readonly string[] | undefined }) {
  const rate = parseRupees(String(typed));
  const leap = typeof rate === 'number' ? rateLeap(last, rate) : undefined;
  if (!leap) return null;
  const { way, move, most } = leap;
  const caution = say('officeStaff.rateLeaps', { way, move, most });
  return (
    <Note tone="warning" icon="warning">
      {say('officeStaff.cautionTold', { caution, b: bold })}
    </Note>
  );
}

const Conflict = ({ onLoad }: { readonly onLoad: () => void }) => (
  <div role="alert">
    <Note tone="warning" icon="warning">
      <b>{sentenceOf('settings-changed')}</b>
      <p>{say('officeStaff.typedIsLost')}</p>
      <Button small onClick={onLoad}>
        {say('officeStaff.loadAgain')}
      </Button>
    </Note>
  </div>
);
