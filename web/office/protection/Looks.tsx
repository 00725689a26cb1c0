import type { Reply } from '@maidan/contract/api';
import { LOOKS } from '@maidan/contract/glance';
import { may } from '@maidan/contract/roles';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { NoteForm, NoteList, useWriting } from '../parts/Noted.tsx';
import { useCommand } from '../queries.ts';
import { useMe } from '../session.ts';

type Found = Reply<'harmPlayer'>;

/** Who looked, or spoke with the player, and one more line. */
export function Looks({ found: { player, looks } }: { readonly found: Found }) {
  const mayNote = may(useMe().role, 'protection.note');
  const notes = looks.map(({ what, words, by, ...look }) => ({
    ...look,
    by: say('officeProtection.lookedBy', { what, name: by }),
    text: words,
  }));
  return (
    <section className="panel noted" aria-label={say('officeProtection.looks')}>
      <h2>{say('officeProtection.looks')}</h2>
      {looks.length === 0 && <p className="muted">{say('officeProtection.noLooks')}</p>}
      <NoteList notes={notes} />
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
  const writing = useWriting();
  const note = useCommand('noteLook', () => {
    writing.clear();
    notify.success(say('officeProtection.noted'));
  });
  return (
    <NoteForm
      writing={writing}
      label={say('officeProtection.add')}
      field={say('officeProtection.words')}
      button={say('officeProtection.add')}
      busy={note.busy}
      onNote={words => note.run({ id: player, what, words })}
    >
      <SelectField label={say('officeProtection.what')} name="what" value={what} options={OPTIONS} onChange={setWhat} />
    </NoteForm>
  );
}
