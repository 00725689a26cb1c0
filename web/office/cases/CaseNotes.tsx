import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import type { CaseDetail } from './case.ts';

/** What colleagues noted, and one more line. */
export function CaseNotes({ found: { id, state, notes } }: { readonly found: CaseDetail }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const note = useCommand('noteCase', () => setText(''));
  const add = (): void => {
    setMissing(text.trim() === '');
    if (text.trim()) note.run({ id, text: text.trim() });
  };
  return (
    <section className="panel case-notes" aria-label={say('officeCases.notes')}>
      <h2>{say('officeCases.notes')}</h2>
      {notes.length === 0 && <p className="muted">{say('officeCases.noNotes')}</p>}
      <ul>
        {notes.map(each => (
          <li key={each.id}>
            <b>{each.by}</b> <span className="muted">{formatMinute(each.at)}</span>
            <p>{each.text}</p>
          </li>
        ))}
      </ul>
      {state === 'open' && (
        <Form onSubmit={add} label={say('officeCases.note')}>
          <TextField
            label={say('officeCases.note')}
            name="note"
            value={text}
            maxLength={1_000}
            autoComplete="off"
            error={isMissing && !text.trim() ? sentenceOf('reason-needed') : undefined}
            onChange={setText}
          />
          <Button type="submit" busy={note.busy}>
            {say('officeCases.addNote')}
          </Button>
        </Form>
      )}
    </section>
  );
}
