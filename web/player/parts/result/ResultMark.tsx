import '../../../styles/resultMarks.css';
import { markOf } from './resultMark.ts';

interface Props {
  readonly game: string;
  readonly code: string;
  /** The first fact of the round, where it is known: it tells results with the same code apart. */
  readonly fact?: string;
}

/** One past result as a small shape with its letter. Who only hears it needs the words beside it. */
export function ResultMark({ game, code, fact = '' }: Props) {
  const { text, shape } = markOf(game, code, fact);
  const isRed = text === '♥' || text === '♦';
  return (
    <span className={`mark ${shape}${isRed ? ' hot' : ''}`} aria-hidden="true">
      {text}
    </span>
  );
}
