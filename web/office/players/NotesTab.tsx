import { say } from '@maidan/words/say';
import { Empty } from '../../ui/States.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { Listing } from '../parts/Listing.tsx';
import { NoteForm, NoteList, useWriting } from '../parts/Noted.tsx';
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
      {mayNote && <PlayerNote id={player.id} />}
      <Listing
        query={notes}
        what={say('officePlayer.theNotes')}
        rows={4}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<Empty icon="info" title={say('officePlayer.noNotes')} text={say('officePlayer.noNotesHint')} />}
      >
        {({ rows }) => <NoteList notes={rows} label={say('officePlayer.notes')} />}
      </Listing>
      <Older next={notes.data?.next ?? null} />
    </div>
  );
}

function PlayerNote({ id }: { readonly id: string }) {
  const writing = useWriting();
  const note = useCommand('notePlayer', () => {
    writing.clear();
    notify.success(say('officePlayer.noted'));
  });
  return (
    <NoteForm
      writing={writing}
      label={say('officePlayer.note')}
      hint={say('officePlayer.noteStays')}
      button={say('officePlayer.noteIt')}
      busy={note.busy}
      onNote={text => note.run({ id, text })}
    />
  );
}
