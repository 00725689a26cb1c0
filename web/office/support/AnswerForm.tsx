import { MOST_LETTERS } from '@maidan/contract/ticketKinds';
import { say } from '@maidan/words/say';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { WordsField } from '../../ui/WordsField.tsx';
import { Form } from '../parts/Form.tsx';
import { useCommand } from '../queries.ts';
import type { TicketDetail } from './ticket.ts';

/** The answer: typed, or begun with one that is often given. */
export function AnswerForm({ ticket: { id, answers, hasMail } }: { readonly ticket: TicketDetail }) {
  const [words, setWords] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useCommand('answerTicket', () => {
    notify.success(say('officeSupport.isSent'));
    setWords('');
  });
  const give = (isClosed: boolean): void => {
    const isEmpty = words.trim() === '';
    setMissing(isEmpty);
    if (isEmpty) field.current?.focus();
    else send.run({ id, words, isClosed });
  };
  const begin = (answer: string): void => {
    setWords(before => (before.trim() === '' ? answer : `${before.trimEnd()}\n\n${answer}`).slice(0, MOST_LETTERS));
    field.current?.focus();
  };
  return (
    <div className="ticket-answer">
      <Form onSubmit={() => give(false)}>
        {answers.length > 0 && (
          <details className="ticket-ready">
            <summary>{say('officeSupport.canned')}</summary>
            <ul>
              {answers.map(answer => (
                <li key={answer}>
                  <button type="button" onClick={() => begin(answer)}>
                    {answer}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
        <WordsField
          label={say('officeSupport.answer')}
          name="words"
          value={words}
          onChange={setWords}
          most={MOST_LETTERS}
          rows={5}
          ref={field}
          error={isMissing && words.trim() === '' ? say('officeSupport.answerMissing') : undefined}
          hint={hasMail ? say('officeSupport.answerHint') : say('officeSupport.noMail')}
        />
        <div className="office-actions">
          <Button busy={send.busy} onClick={() => give(true)}>
            {say('officeSupport.sendAndClose')}
          </Button>
          <Button kind="primary" type="submit" busy={send.busy}>
            {say('officeSupport.send')}
          </Button>
        </div>
      </Form>
    </div>
  );
}
