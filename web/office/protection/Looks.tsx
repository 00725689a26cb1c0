import type { Reply } from '@maidan/contract/api';
import { sentenceOf } from '@maidan/contract/errors';
import { LOOKS } from '@maidan/contract/glance';
import { may } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import { useMe } from '../session.ts';

type Found = Reply<'harmPlayer'>;

/** Who looked, or spoke with the player, and one more line. */
export function Looks({ found: { player, looks } }: { readonly found: Found }) {
  const mayNote = may(useMe().role, 'protection.note');
  return (
    <section className="panel protection-looks" aria-label={say('officeProtection.looks')}>
      <h2>{say('officeProtection.looks')}</h2>
      {looks.length === 0 && <p className="muted">{say('officeProtection.noLooks')}</p>}
      <ul>
        {looks.map(({ id, what, words, by, at }) => (
          <li key={id}>
            <b>{say('officeProtection.lookedBy', { what, name: by })}</b>{' '}
            <span className="muted">{formatMinute(at)}</span>
            <p>{words}</p>
          </li>
        ))}
      </ul>
      {mayNote && <NoteLook player={player.id} />}
    </section>
  );
}

const OPTIONS = LOOKS.map(value => ({
  value,
  label: value === 'looked' ? say('officeProtection.noteLooked') : say('officeProtection.noteSpoken'),
}));

function NoteLook({ player }: { readonly player: string }) {
  const [what, setWhat] = useState<(typeof LOOKS)[number]>('looked');
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const note = useCommand('noteLook', () => {
    setWords('');
    notify.success(say('officeProtection.noted'));
  });
  const add = (): void => {
    setMissing(words.trim() === '');
    if (words.trim()) note.run({ id: player, what, words: words.trim() });
  };
  return (
    <Form onSubmit={add} label={say('officeProtection.add')}>
      <SelectField label={say('officeProtection.what')} name="what" value={what} options={OPTIONS} onChange={setWhat} />
      <TextField
        label={say('officeProtection.words')}
        name="words"
        value={words}
        maxLength={1_000}
        autoComplete="off"
        error={isMissing && !words.trim() ? sentenceOf('reason-needed') : undefined}
        onChange={setWords}
      />
      <Button type="submit" busy={note.busy}>
        {say('officeProtection.add')}
      </Button>
    </Form>
  );
}
