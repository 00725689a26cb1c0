import type { EventView } from '@maidan/contract/event';
import { toldWords } from '../../parts/event/toldWords.ts';
import { useEffect, useRef, useState } from 'react';

interface Props {
  readonly view: EventView;
}

const PAUSE_MS = 3_000;

/** The last thing that happened, said politely and not more often than every few seconds. */
export function ScoreWords({ view }: Props) {
  const [said] = view.said;
  const newest = said ? toldWords(said.text, said.told) : '';
  const [spoken, setSpoken] = useState('');
  const last = useRef(0);
  useEffect(() => {
    if (newest === '') return undefined;
    const wait = Math.max(0, last.current + PAUSE_MS - Date.now());
    const timer = setTimeout(() => {
      last.current = Date.now();
      setSpoken(newest);
    }, wait);
    return () => clearTimeout(timer);
  }, [newest]);
  return (
    <p className="vh" aria-live="polite">
      {spoken}
    </p>
  );
}
