import { say } from '@maidan/words/say';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/router.tsx';
import { BAR } from './tables.ts';

/** How far one press on an arrow slides the bar. */
const STEP_PX = 200;

/** The categories on a rail that slides under two arrows; the arrow keys go from one to the next. */
export function CategoryBar({ chosen }: { readonly chosen: string }) {
  const rail = useRef<HTMLElement>(null);
  const [ends, setEnds] = useState({ left: true, right: false });
  useEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setEnds(endsOf(element))); // it looks once when it begins
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const current = rail.current?.querySelector(`[data-category='${chosen}']`);
    current?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [chosen]);
  const slide = (step: number): void => rail.current?.scrollBy({ left: step });
  return (
    <div className="cats">
      <button type="button" aria-label={say('lobby.toLeft')} disabled={ends.left} onClick={() => slide(-STEP_PX)}>
        <Icon name="left" small />
      </button>
      <nav
        className="rail"
        aria-label={say('lobby.categories')}
        ref={rail}
        onScroll={event => setEnds(endsOf(event.currentTarget))}
      >
        {BAR.map(({ name, label, to, tables }) => (
          <Link
            key={name}
            to={to}
            data-category={name}
            aria-current={name === chosen ? 'page' : undefined}
            onKeyDown={walk}
          >
            {label} <em>{tables.length}</em>
          </Link>
        ))}
      </nav>
      <button type="button" aria-label={say('lobby.toRight')} disabled={ends.right} onClick={() => slide(STEP_PX)}>
        <Icon name="right" small />
      </button>
    </div>
  );
}

/** Whether the rail lies at its left or right end. */
const endsOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => ({
  left: scrollLeft < 1,
  right: scrollLeft + clientWidth > scrollWidth - 1,
});

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: at => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.parentElement?.querySelectorAll('a') ?? [])];
  const next = STEPS[event.key]?.(links.indexOf(event.currentTarget), links.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
