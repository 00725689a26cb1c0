import { MOST_LETTERS } from '@maidan/contract/ticketKinds';
import { say } from '@maidan/words/say';
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { WordsField } from '../../ui/WordsField.tsx';

interface Props {
  readonly label: string;
  readonly isSending: boolean;
  /** Whether it went: then the field is empty again. */
  readonly onSend: (words: string) => Promise<boolean>;
  /** What else can be done here. */
  readonly children?: ReactNode;
}

/** A message, and what is sent with it. */
export function MessageForm({ label, isSending, onSend, children }: Props) {
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const isEmpty = words.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    if (await onSend(words)) setWords('');
  }

  return (
    <form className="message-form" noValidate onSubmit={event => void submit(event)}>
      <WordsField
        label={label}
        name="words"
        value={words}
        onChange={setWords}
        most={MOST_LETTERS}
        ref={field}
        error={isMissing && words.trim() === '' ? say('support.wordsMissing') : undefined}
        hint={say('support.wordsHint')}
      />
      <div className="message-acts">
        <Button type="submit" kind="teal" busy={isSending}>
          {say('support.send')}
        </Button>
        {children}
      </div>
    </form>
  );
}
