import { DOCUMENTS, type DocumentKind } from '@maidan/contract/identityDocuments';
import { say } from '@maidan/words/say';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { newKey, Refused } from '../../api.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { callLater } from '../laterCalls.ts';
import { intentOf } from '../parts/intent.ts';
import { PictureField } from '../parts/PictureField.tsx';

const KINDS = DOCUMENTS.map(kind => ({ value: kind, label: say('identity.documentKind', { kind }) }));

interface Filled {
  readonly fullName: string;
  readonly born: string;
  readonly document: DocumentKind;
  readonly number: string;
  readonly front?: File | undefined;
  readonly back?: File | undefined;
  readonly face?: File | undefined;
}
type Faults = { readonly [F in keyof Filled | 'form']?: string };

const EMPTY: Filled = { fullName: '', born: '', document: 'aadhaar', number: '' };
const NEEDED = ['fullName', 'born', 'number', 'front', 'face'] as const;

/** Name, day of birth, a document and pictures: sent once, whatever the network does. */
export function IdentityForm({ onSent }: { readonly onSent: () => void }) {
  const queries = useQueryClient();
  const [form, setForm] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [isSending, setSending] = useState(false);

  function change(next: Partial<Filled>): void {
    setForm({ ...form, ...next });
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in next) && field !== 'form')));
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const missing = NEEDED.filter(field => !form[field]).map(field => [field, say('identity.required')]);
    setFaults(Object.fromEntries(missing) as Faults); // of fields
    if (missing.length > 0) return;
    setSending(true);
    const found = await send(form);
    setSending(false);
    if (found) return setFaults(found);
    await queries.invalidateQueries({ queryKey: ['identity'] });
    onSent();
  }

  return (
    <section className="panel">
      <h2 className="bar lt">{say('identity.send')}</h2>
      <form className="identity-form" noValidate onSubmit={event => void submit(event)}>
        <Fields {...{ form, faults, change }} />
        <p className="muted">{say('identity.privacy')}</p>
        {faults.form && (
          <p className="note identity-fault" role="alert">
            {faults.form}
          </p>
        )}
        <Button type="submit" kind="teal" busy={isSending}>
          {say('identity.submit')}
        </Button>
      </form>
    </section>
  );
}

interface FieldsProps {
  readonly form: Filled;
  readonly faults: Faults;
  readonly change: (next: Partial<Filled>) => void;
}

function Fields({ form, faults, change }: FieldsProps) {
  const picture = (name: 'front' | 'back' | 'face', label: string, hint: string) => (
    <PictureField
      {...{ label, name, hint }}
      file={form[name]}
      onChange={file => change({ [name]: file })}
      error={faults[name]}
    />
  );
  return (
    <div className="identity-fields">
      <TextField
        {...{ label: say('identity.fullName'), name: 'fullName', value: form.fullName, error: faults.fullName }}
        hint={say('identity.fullNameHint')}
        maxLength={80}
        autoComplete="name"
        onChange={fullName => change({ fullName })}
      />
      <TextField
        {...{ label: say('identity.born'), name: 'born', value: form.born, error: faults.born }}
        type="date"
        autoComplete="bday"
        onChange={born => change({ born })}
      />
      <SelectField
        {...{ label: say('identity.document'), name: 'document', value: form.document, options: KINDS }}
        onChange={document => change({ document })}
      />
      <TextField
        {...{ label: say('identity.number'), name: 'number', value: form.number, error: faults.number }}
        hint={say('identity.numberHint')}
        maxLength={40}
        autoComplete="off"
        onChange={number => change({ number })}
      />
      {picture('front', say('identity.front'), say('identity.pictureHint'))}
      {picture('back', say('identity.back'), say('identity.backHint'))}
      {picture('face', say('identity.face'), say('identity.pictureHint'))}
    </div>
  );
}

/** The contract speaks of the bytes the server gets; a browser sends them as files. */
const asBytes = (file: File | undefined) => file as unknown as Uint8Array<ArrayBuffer>;

/** Answers with what is wrong with which field, or nothing when it is sent. */
async function send({ front, back, face, ...rest }: Filled): Promise<Faults | undefined> {
  const input = { ...rest, front: asBytes(front), face: asBytes(face), ...(back && { back: asBytes(back) }) };
  const content = [rest, ...[front, back, face].map(file => [file?.name, file?.size, file?.lastModified])];
  try {
    const intent = intentOf('sendIdentity', sessionStorage, newKey);
    await intent.send(content, key => callLater('sendIdentity', input, { key }));
    notify.success(say('identity.done'));
    return undefined;
  } catch (error) {
    const sentence = error instanceof Error ? error.message : '';
    notify.error(say('identity.notSent'), sentence);
    if (!(error instanceof Refused)) return { form: sentence };
    if (error.code === 'too-young') return { born: sentence };
    if (error.code === 'document-number-malformed') return { number: sentence };
    return Object.keys(error.fields ?? {}).length > 0 ? (error.fields as Faults) : { form: sentence };
  }
}
