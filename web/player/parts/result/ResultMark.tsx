import './resultMarks.css';
import type { Fact } from '@maidan/games/kit/fact';
import { markOf } from './resultMark.ts';

interface Props {
  readonly game: string;
  readonly code: string;
  /** The first fact of the round, where it is known: it tells results with the same code apart. */
  readonly first?: Fact | null;
  /** The same in words. */
  readonly words?: string;
}

/** One past result as a small shape with its letter. Who only hears it needs the words beside it. */
export function ResultMark({ game, code, first, words }: Props) {
  const { text, shape } = markOf(game, code, first, words);
  const isRed = text === '♥' || text === '♦';
  return (
    <span className={`mark ${shape}${isRed ? ' hot' : ''}`} aria-hidden="true">
      {text}
    </span>
  );
}
