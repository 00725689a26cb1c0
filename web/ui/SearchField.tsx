import { say } from '@maidan/words/say';
import { useEffect, useId, useState } from 'react';
import { Icon } from './Icon.tsx';

/** Typing is not asking: the server is asked when the hand rests. */
const REST_MS = 300;

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search that follows the typing and takes what is set from outside, such as a step back in the browser. */
export function SearchField({ value, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setText(value);
  }

  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onChange(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);

  return (
    <div className="paged-search">
      <label htmlFor={id}>{say('frame.search')}</label>
      <div className="inp">
        <Icon name="search" small />
        <input id={id} type="search" value={text} maxLength={100} onChange={event => setText(event.target.value)} />
      </div>
    </div>
  );
}
