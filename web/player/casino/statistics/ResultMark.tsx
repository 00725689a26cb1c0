import '../../../styles/resultMarks.css';
import { markOf } from './resultMark.ts';

interface Props {
  readonly game: string;
  readonly code: string;
}

/** One past result as a small shape with its letter. Who only hears it needs the words beside it. */
export function ResultMark({ game, code }: Props) {
  const { text, shape } = markOf(game, code);
  const isRed = text === '♥' || text === '♦';
  return (
    <span className={`mark ${shape}${isRed ? ' hot' : ''}`} aria-hidden="true">
      {text}
    </span>
  );
}
