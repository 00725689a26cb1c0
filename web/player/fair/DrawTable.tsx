import type { Draw } from '@maidan/games/kit/fair/recount';
import { say } from '@maidan/words/say';
import type { ReactNode } from 'react';
import { faceText } from './faceText.ts';

interface Column {
  readonly title: string;
  readonly numeric?: true;
  readonly draw: (draw: Draw, nth: number) => ReactNode;
}

const COLUMNS: readonly Column[] = [
  { title: say('fair.card'), draw: (draw, nth) => <Drawn draw={draw} nth={nth} /> },
  { title: say('fair.to'), draw: ({ deal }) => deal.to },
  { title: say('fair.afterWindow'), numeric: true, draw: ({ deal }) => deal.window },
  { title: say('fair.word'), numeric: true, draw: ({ words }) => <Word words={words} /> },
  { title: say('fair.cardsLeft'), numeric: true, draw: ({ left }) => left },
  { title: say('fair.place'), numeric: true, draw: ({ words, left }) => (words.at(-1) ?? 0) % left },
];

/** How each card came about: a word, what was left, and the place counted along. */
export const DrawTable = ({ drawn }: { readonly drawn: readonly Draw[] }) => (
  <div className="paged draws">
    <h3>{say('fair.drawnAgain')}</h3>
    <table className="tbl">
      <caption className="vh">{say('fair.drawnAgain')}</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ title, numeric }) => (
            <th key={title} scope="col" className={numeric && 'num'}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {drawn.map((each, nth) => (
          <tr key={each.words.join(' ')}>
            {COLUMNS.map(({ title, numeric, draw }) => (
              <td key={title} className={numeric && 'num'}>
                <span className="cell-title" aria-hidden="true">
                  {title}
                </span>
                {draw(each, nth)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Drawn({ draw: { face, deal }, nth }: { readonly draw: Draw; readonly nth: number }) {
  const isRight = face === deal.face;
  return (
    <>
      <span className="muted">{nth + 1}.</span> <b className={isRight ? undefined : 'neg'}>{faceText(face)}</b>
      {!isRight && say('fair.recordSays', { face: faceText(deal.face) })}
    </>
  );
}

/** Words that would have favoured some cards were thrown away before it. */
const Word = ({ words }: { readonly words: readonly number[] }) => (
  <>
    {words.at(-1)}
    {words.length > 1 && <small>{say('fair.thrownAway', { count: words.length - 1 })}</small>}
  </>
);
