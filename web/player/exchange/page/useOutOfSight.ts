import { useEffect, useState } from 'react';

/** Whether something of the page has been scrolled away under the bars on top. */
export function useOutOfSight(selector: string): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const watched = document.querySelector(selector);
    if (!watched) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [selector]);
  return isAway;
}
