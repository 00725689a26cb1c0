import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { MarginForm } from './MarginForm.tsx';
import type { SportEventDetail } from '../events/event.ts';

/** The margins of a whole match: of the books between players, and of the rows of the house. */
export function EventMargins({ event }: { readonly event: SportEventDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { id, margins } = event;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('officeSport.marginsOpens')}</Button>
      {isOpen && (
        <Dialog title={say('officeSport.marginsOf', { event: event.name })} onClose={() => setOpen(false)}>
          <div className="office-stack">
            <p className="muted">{say('officeSport.aboutMargins')}</p>
            <MarginForm on={{ type: 'event', id, of: 'books' }} title={say('officeSport.books')} own={margins.books} />
            <MarginForm on={{ type: 'event', id, of: 'rows' }} title={say('officeSport.rows')} own={margins.rows} />
          </div>
        </Dialog>
      )}
    </>
  );
}
