import { type RefObject, useEffect, useRef } from 'react';

interface Ends<Next extends HTMLElement, Back extends HTMLElement> {
  /** What the second step begins with. */
  readonly second: RefObject<Next | null>;
  /** What led to it, and is there again when it is left. */
  readonly opener: RefObject<Back | null>;
}

/** What is pressed goes with its step: the focus goes on to the next, and back again, instead of nowhere. */
export function useStepFocus<Next extends HTMLElement, Back extends HTMLElement = HTMLButtonElement>(
  isSecond: boolean,
): Ends<Next, Back> {
  const second = useRef<Next>(null);
  const opener = useRef<Back>(null);
  const before = useRef(isSecond);
  useEffect(() => {
    if (before.current === isSecond) return;
    before.current = isSecond;
    (isSecond ? second : opener).current?.focus();
  }, [isSecond]);
  return { second, opener };
}
