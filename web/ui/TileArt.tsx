import { tileArt } from './sheets.ts';

interface Props {
  readonly code: string;
}

/** The artwork of a game. One file holds them all, fetched once, however many are on screen. */
export const TileArt = ({ code }: Props) => (
  <svg viewBox="0 0 280 230" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <use href={tileArt(code)} />
  </svg>
);
