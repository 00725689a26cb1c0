import { say } from '@maidan/words/say';
import { useEffect, useId, useState } from 'react';
import { Icon } from './Icon.tsx';
import { asking, noAnswers, told } from './searchText.ts';

/** Typing is not asking: the server is asked when the hand rests. */
const REST_MS = 300;

interface Props {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** A search that follows the typing and takes what is set from outside, such as a step back in the browser. */
export function SearchField({ value, onChange }: Props) {
  const id = useId();
  const [{ text, seen, asked }, set] = useState(() => noAnswers(value));
  if (seen !== value) set(before => told(before, value));

  useEffect(() => {
    if (text === (asked.at(-1) ?? value)) return undefined;
    const timer = setTimeout(() => {
      set(before => asking(before, text));
      onChange(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, value, asked, onChange]);

  return (
    <div className="paged-search">
      <label htmlFor={id}>{say('frame.search')}</label>
      <div className="inp">
        <Icon name="search" small />
        <input
          id={id}
          type="search"
          value={text}
          maxLength={100}
          onChange={event => set(before => ({ ...before, text: event.target.value }))}
        />
      </div>
    </div>
  );
}
