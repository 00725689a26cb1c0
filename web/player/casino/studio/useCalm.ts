import type { Round } from '@maidan/games/kit/round';
import { useEffect, useRef, useState } from 'react';

/** A screen reader is given time to finish: at most one message in this time. */
const CALM_MS = 3_000;

/**
 * What to say about a round, none of it sooner than a while after the message before. `say` is told how many deals the
 * listener knows of, so that nothing between two messages is lost.
 */
export function useCalm(round: Round, say: (round: Round, from: number) => string): string {
  const [message, setMessage] = useState('');
  const told = useRef({ id: round.id, deals: round.dealt.length, at: Number.NEGATIVE_INFINITY });
  useEffect(() => {
    const speak = () => {
      const text = say(round, told.current.id === round.id ? told.current.deals : 0);
      if (text === '') return;
      told.current = { id: round.id, deals: round.dealt.length, at: performance.now() };
      setMessage(text);
    };
    const timer = setTimeout(speak, Math.max(0, told.current.at + CALM_MS - performance.now()));
    return () => clearTimeout(timer);
  }, [round, say]);
  return message;
}
