import { say } from '@maidan/words/say';
import { NoteForm, NoteList, useWriting } from '../parts/Noted.tsx';
import { useCommand } from '../queries.ts';
import type { CaseDetail } from './case.ts';

/** What colleagues noted, and one more line. */
export function CaseNotes({ found: { id, state, notes } }: { readonly found: CaseDetail }) {
  const writing = useWriting();
  const note = useCommand('noteCase', writing.clear);
  return (
    <section className="panel noted" aria-label={say('officeCases.notes')}>
      <h2>{say('officeCases.notes')}</h2>
      {notes.length === 0 && <p className="muted">{say('officeCases.noNotes')}</p>}
      <NoteList notes={notes} />
      {state === 'open' && (
        <NoteForm
          writing={writing}
          label={say('officeCases.note')}
          button={say('officeCases.addNote')}
          busy={note.busy}
          onNote={text => note.run({ id, text })}
        />
      )}
    </section>
  );
}
