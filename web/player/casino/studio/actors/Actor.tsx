import type { ReactNode } from 'react';
import { vars } from '../../../../ui/vars.ts';

interface Props {
  readonly name: string;
  /** Where it stands in the picture, which is 840 wide and 472 high, and how large it is. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** Something in a picture that moves by itself. It is drawn once and then only moved. */
export const Actor = ({ name, x, y, width, height, children }: Props) => (
  <svg
    className={`st-actor ${name}`}
    style={vars({ x, y, w: width, h: height })}
    viewBox={`0 0 ${width} ${height}`}
    aria-hidden="true"
  >
    {children}
  </svg>
);
