import type { CSSProperties } from 'react';

/** Custom properties for a stylesheet: vars({ x: 12 }) sets --x. */
export const vars = (values: Readonly<Record<string, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
