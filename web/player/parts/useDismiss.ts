import { type RefObject, useEffect } from 'react';

/** Closes what is open on Escape, on a press outside of it, and when the focus moves on. */
export function useDismiss(inside: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const within = (target: EventTarget | null): boolean =>
      target instanceof Node && inside.current?.contains(target) === true;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      inside.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    const onPress = (event: PointerEvent): void => {
      if (!within(event.target)) close();
    };
    const onFocus = (event: FocusEvent): void => {
      if (!within(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('focusin', onFocus);
    };
  }, [inside, isOpen, close]);
}
