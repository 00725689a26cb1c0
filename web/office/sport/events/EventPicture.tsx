import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { notify } from '../../../ui/Toasts.tsx';
import { Form } from '../../parts/Form.tsx';
import { SaveBar } from '../../parts/SaveBar.tsx';
import { StreamField } from '../../parts/StreamField.tsx';
import { useMay } from '../../session.ts';
import type { SportEventDetail } from './event.ts';
import { useReasoned } from '../useReasoned.ts';

/** Where the picture of a match comes from. */
export function EventPicture({ event }: { readonly event: SportEventDetail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('officeSport.pictureOpens')}</Button>
      {isOpen && (
        <Dialog title={say('officeSport.pictureOf', { event: event.name })} onClose={() => setOpen(false)}>
          <PictureForm key={event.streamUrl} event={event} />
        </Dialog>
      )}
    </>
  );
}

function PictureForm({ event: { id, name, streamUrl } }: { readonly event: SportEventDetail }) {
  const form = useReasoned('setPicture', () => notify.success(say('officeSport.pictureSaved'), name));
  const [address, setAddress] = useState(streamUrl);
  return (
    <Form
      label={say('officeSport.picture')}
      onSubmit={() => form.save(reason => ({ id, streamUrl: address.trim(), reason }))}
    >
      <StreamField
        of={say('officeSport.pictureShows')}
        otherwise={say('officeSport.pictureOtherwise')}
        value={address}
        onChange={setAddress}
        readOnly={!useMay('sport.write')}
        error={form.faults['streamUrl']}
      />
      <SaveBar
        form={form}
        needs="sport.write"
        isEdited={address.trim() !== streamUrl}
        onUndo={() => setAddress(streamUrl)}
      />
    </Form>
  );
}
