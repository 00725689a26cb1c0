import { type RefObject, useEffect, useRef } from 'react';

/** Each time a form is refused, the focus goes to the first field that has to be corrected. Each refusal is another value. */
export function useFaultFocus(refusal: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], .err input')?.focus();
  }, [refusal]);
  return form;
}
