import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react';

/** With less of it than this in sight, the picture is a strip under the header. */
const SHARE = 0.75;

/** Whether most of a picture is scrolled away. */
export function useStrip(picture: RefObject<HTMLElement | null>): boolean {
  const [isStrip, setStrip] = useState(false);
  useEffect(() => {
    const header = document.querySelector('.top')?.getBoundingClientRect().height ?? 0;
    const observer = new IntersectionObserver(
      ([seen]) => setStrip(seen!.isIntersecting && seen!.intersectionRatio < SHARE),
      { threshold: [0, SHARE], rootMargin: `-${Math.round(header)}px 0px 0px` },
    );
    observer.observe(picture.current!);
    return () => observer.disconnect();
  }, [picture]);
  return isStrip;
}

const PHONE = '(width < 768px), (height < 500px)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether it is the small picture of a phone, held either way. */
export const useSmall = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
