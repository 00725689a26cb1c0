import type { ReactNode } from 'react';

interface Props {
  /** A figure that is not there yet is drawn as a shade. */
  readonly tiles: readonly (readonly [name: string, figure: ReactNode | undefined, className?: string | undefined])[];
  readonly className?: string;
}

/** Figures above a list. */
export const Tiles = ({ tiles, className = '' }: Props) => (
  <dl className={`office-tiles ${className}`} aria-busy={tiles.some(([, figure]) => figure === undefined)}>
    {tiles.map(([name, figure, tone]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className={tone}>{figure ?? <span className="sk" />}</dd>
      </div>
    ))}
  </dl>
);
