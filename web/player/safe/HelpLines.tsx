import './stop.css';
import { say } from '@maidan/words/say';

const NUMBER = /(\+?\d[\d -]{2,}\d)/;

/** Who helps, as the operator has set it. A number is a link, so that a phone calls it. */
export function HelpLines({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="bar lt">{say('safe.help')}</h2>
      <div className="stop">
        <p>{say('safe.helpIs')}</p>
        <ul className="stop-list">
          {lines.map(line => (
            <li key={line}>
              {line.split(NUMBER).map((piece, nth) =>
                nth % 2 === 1 ? (
                  <a className="lk" key={piece} href={`tel:${piece.replaceAll(/[^+\d]/g, '')}`}>
                    {piece}
                  </a>
                ) : (
                  piece
                ),
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
