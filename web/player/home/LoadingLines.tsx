import { say } from '@maidan/words/say';

/** As many as a day has: fewer would let what is below be seen first and then pushed away. */
const LINES = 14;

/** Grey lines in the shape of the board, so that nothing jumps when it arrives. */
export const LoadingLines = () => (
  <output className="board-rows">
    <span className="bl loading-line coming">{say('home.coming')}</span>
    {Array.from({ length: LINES - 1 }, (_, line) => (
      <span className="bl loading-line" key={line} aria-hidden="true">
        <span className="bl-ev">
          <span className="sk" />
          <span className="sk" />
        </span>
        <span className="bl-cells sk" />
      </span>
    ))}
  </output>
);
