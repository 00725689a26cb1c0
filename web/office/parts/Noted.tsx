import './noted.css';
import { sentenceOf } from '@maidan/contract/errors';
import type { Millis } from '@maidan/core/ids';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Form } from './Form.tsx';

interface Noted {
  readonly id: string;
  /** Who noted it, or who did what. */
  readonly by: string;
  readonly at: Millis;
  readonly text: string;
}

/** What colleagues noted for each other. */
export const NoteList = ({ notes, label }: { readonly notes: readonly Noted[]; readonly label?: string }) => (
  <ul className="note-list" aria-label={label}>
    {notes.map(({ id, by, at, text }) => (
      <li key={id}>
        <b>{by}</b> <span className="muted">{formatMinute(at)}</span>
        <p>{text}</p>
      </li>
    ))}
  </ul>
);

/** What is being written, until it is noted. */
export interface Writing {
  readonly text: string;
  readonly write: (text: string) => void;
  readonly clear: () => void;
}

export function useWriting(): Writing {
  const [text, write] = useState('');
  return { text, write, clear: () => write('') };
}

interface FormProps {
  readonly writing: Writing;
  /** Names the form for those who hear it. */
  readonly label: string;
  /** Names the line, where the form is called otherwise. */
  readonly field?: string;
  readonly hint?: string;
  readonly button: string;
  readonly busy: boolean;
  readonly onNote: (text: string) => void;
  /** What is chosen before it is written. */
  readonly children?: ReactNode;
}

/** One more line, with words in it. */
export function NoteForm({ writing, label, field = label, hint, button, busy, onNote, children }: FormProps) {
  const [isMissing, setMissing] = useState(false);
  const words = writing.text.trim();
  const add = (): void => {
    setMissing(words === '');
    if (words) onNote(words);
  };
  return (
    <Form onSubmit={add} label={label}>
      {children}
      <TextField
        label={field}
        name="note"
        value={writing.text}
        maxLength={1_000}
        autoComplete="off"
        hint={hint}
        error={isMissing && !words ? sentenceOf('reason-needed') : undefined}
        onChange={writing.write}
      />
      <Button type="submit" busy={busy}>
        {button}
      </Button>
    </Form>
  );
}
