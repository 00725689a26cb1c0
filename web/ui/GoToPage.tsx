import { say } from '@maidan/words/say';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

interface Props {
  readonly last: number;
  readonly onPage: (page: number) => void;
}

/** A page by its number. */
export function GoToPage({ last, onPage }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);

  function go(event: SubmitEvent) {
    event.preventDefault();
    const page = pageOf(text, last);
    setWrong(page === undefined);
    if (page === undefined) return;
    setText('');
    onPage(page);
  }

  return (
    <form className="pager-go" onSubmit={go} noValidate>
      <label htmlFor={id}>{say('frame.goToPage')}</label>
      <input
        id={id}
        className={isWrong ? 'inp err' : 'inp'}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        maxLength={7}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={event => setText(event.target.value)}
      />
      <Button small type="submit">
        {say('frame.go')}
      </Button>
      {isWrong && (
        <p className="msg" id={`${id}-error`} role="alert">
          <Icon name="warning" small />
          {say('frame.wholeNumber', { last })}
        </p>
      )}
    </form>
  );
}

/** Whole numbers from 1 to the last page, nothing else: no '1.5', no '1e1', no '-1'. */
export function pageOf(text: string, last: number): number | undefined {
  const page = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return page >= 1 && page <= last ? page : undefined;
}
