import { useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/Icon.tsx';
import { BAR } from './tables.ts';

/** How far one press on an arrow slides the bar. */
const STEP_PX = 200;

export function CategoryBar({ chosen }: { readonly chosen: string }) {
  const rail = useRef<HTMLElement>(null);
  const slide = (step: number): void => rail.current?.scrollBy({ left: step });
  return (
    <div className="cats">
      <button type="button" aria-label="Categories to the left" onClick={() => slide(-STEP_PX)}>
        <Icon name="left" small />
      </button>
      <nav className="rail" aria-label="Categories" ref={rail}>
        {BAR.map(({ name, to, tables }) => (
          <Link key={name} to={to} aria-current={name === chosen ? 'page' : undefined}>
            {name} <em>{tables.length}</em>
          </Link>
        ))}
      </nav>
      <button type="button" aria-label="Categories to the right" onClick={() => slide(STEP_PX)}>
        <Icon name="right" small />
      </button>
    </div>
  );
}
