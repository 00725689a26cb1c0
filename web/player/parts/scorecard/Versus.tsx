import type { ReactNode } from 'react';

export interface VersusLine {
  readonly name: string;
  readonly figures: readonly [number, number];
  /** What is printed in their place. */
  readonly shown?: readonly [ReactNode, ReactNode];
}

interface Props {
  readonly caption: string;
  readonly sides: readonly [string, string];
  readonly lines: readonly VersusLine[];
}

/** Two sides against each other, figure by figure, with a bar of how it is shared. */
export const Versus = ({ caption, sides, lines }: Props) => (
  <table className="versus">
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{sides[0]}</th>
        <td aria-hidden="true">–</td>
        <th scope="col">{sides[1]}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ name, figures: [first, second], shown }) => (
        <tr key={name}>
          <td>{shown?.[0] ?? first}</td>
          <th scope="row">
            {name}
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className="look-a" width={shareOf(first, second)} height="4" x={50 - shareOf(first, second)} />
              <rect className="look-b" width={shareOf(second, first)} height="4" x="50" />
            </svg>
          </th>
          <td>{shown?.[1] ?? second}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Of half the width. */
const shareOf = (own: number, others: number): number => (own + others === 0 ? 0 : (50 * own) / (own + others));
