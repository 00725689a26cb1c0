import { sentenceOf } from '@maidan/contract/errors';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { formatMinute } from '../../ui/when.ts';
import { Form } from '../parts/Form.tsx';
import { Listing } from '../parts/Listing.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { useAskList, useCommand } from '../queries.ts';
import { useMay } from '../session.ts';
import { Older } from './Older.tsx';
import type { PlayerProps } from './player.ts';

/** What colleagues noted, newest first, and one more line. */
export function NotesTab({ player }: PlayerProps) {
  const mayNote = useMay('players.note');
  const { value } = useListAddress();
  const before = value('before');
  const notes = useAskList('playerNotes', { id: player.id, ...(before && { before }) });
  return (
    <div className="player-notes">
      {mayNote && <NoteForm id={player.id} />}
      <Listing
        query={notes}
        what={say('officePlayer.theNotes')}
        rows={4}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty icon="info" title={say('officePlayer.noNotes')} text={say('officePlayer.noNotesHint')} />}
      >
        {found => (
          <ul aria-label={say('officePlayer.notes')}>
            {found.rows.map(note => (
              <li key={note.id}>
                <b>{note.by}</b> <span className="muted">{formatMinute(note.at)}</span>
                <p>{note.text}</p>
              </li>
            ))}
          </ul>
        )}
      </Listing>
      <Older next={notes.data?.next ?? null} />
    </div>
  );
}

function NoteForm({ id }: { readonly id: string }) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const note = useCommand('notePlayer', () => {
    setText('');
    notify.success(say('officePlayer.noted'));
  });
  const add = (): void => {
    setMissing(text.trim() === '');
    if (text.trim()) note.run({ id, text: text.trim() });
  };
  return (
    <Form onSubmit={add} label={say('officePlayer.note')}>
      <TextField
        label={say('officePlayer.note')}
        name="note"
        value={text}
        maxLength={1_000}
        autoComplete="off"
        hint={say('officePlayer.noteStays')}
        error={isMissing && !text.trim() ? sentenceOf('reason-needed') : undefined}
        onChange={setText}
      />
      <Button type="submit" busy={note.busy}>
        {say('officePlayer.noteIt')}
      </Button>
    </Form>
  );
}
