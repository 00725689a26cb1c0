import { symbolArt } from './look.ts';

interface Props {
  readonly slot: string;
  readonly symbol: string;
}

/** Decoration only: what is on the reels is also said in words. */
export const SymbolArt = ({ slot, symbol }: Props) => (
  <svg className="slot-art" viewBox="0 0 100 100" aria-hidden="true">
    <use href={symbolArt(slot, symbol)} />
  </svg>
);
