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
      <Button onClick={() => setOpen(true)}>Margins…</Button>
      {isOpen && (
        <Dialog title={`Margins of ${event.name}`} onClose={() => setOpen(false)}>
          <div className="office-stack">
            <p className="muted">
              What the house keeps, in probability, on each side of the truth. A margin set on a market itself counts
              before these.
            </p>
            <MarginForm
              key={`books ${margins.books}`}
              on={{ type: 'event', id, of: 'books' }}
              title="Books between players"
              own={margins.books}
            />
            <MarginForm
              key={`rows ${margins.rows}`}
              on={{ type: 'event', id, of: 'rows' }}
              title="Rows of the house"
              own={margins.rows}
            />
          </div>
        </Dialog>
      )}
    </>
  );
}
