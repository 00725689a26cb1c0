import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { ReasonDialog } from '../parts/ReasonDialog.tsx';
import { useCommand } from '../queries.ts';

export type HouseNews = Reply<'houseNews'>['rows'][number];

/** To whom. */
export const TO_WORDS = {
  all: say('officeMail.newsToAll'),
  en: say('officeMail.newsToEnglish'),
  hi: say('officeMail.newsToHindi'),
} as const;
type To = keyof typeof TO_WORDS;
const TOS = (['all', 'en', 'hi'] as const).map(value => ({ value, label: TO_WORDS[value] }));

/** A title, what it says, and to whom; it is sent with a reason for the log. */
export function WriteNews({ onClose }: { readonly onClose: () => void }) {
  const [title, setTitle] = useState('');
  const [words, setWords] = useState('');
  const [to, setTo] = useState<To>('all');
  const send = useCommand('sendNews', () => {
    notify.success(say('officeMail.newsSent'));
    onClose();
  });
  return (
    <ReasonDialog
      title={say('officeMail.newsWrite')}
      action={say('officeMail.newsSend')}
      busy={send.busy}
      onGive={reason => send.run({ title, words, language: to === 'all' ? null : to, reason })}
      onClose={onClose}
    >
      <p>{say('officeMail.newsMeans')}</p>
      <TextField label={say('officeMail.newsSubject')} name="title" value={title} maxLength={80} onChange={setTitle} />
      <TextField label={say('officeMail.newsWords')} name="words" value={words} maxLength={500} onChange={setWords} />
      <SelectField label={say('officeMail.newsTo')} name="to" value={to} options={TOS} onChange={setTo} />
    </ReasonDialog>
  );
}
