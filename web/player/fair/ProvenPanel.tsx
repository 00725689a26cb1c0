import { say } from '@maidan/words/say';

/** What all this proves, and what it does not: no more is claimed than is true. */
export const ProvenPanel = ({ isIndependent }: { readonly isIndependent: boolean }) => (
  <section className="panel">
    <h2 className="bar">{say('fair.proven')}</h2>
    <div className="prose">
      <ul>
        <li>{say('fair.provenSeed')}</li>
        <li>{say('fair.provenChain')}</li>
        <li>{isIndependent ? say('fair.provenOutside') : `${say('fair.provenInside')} ${say('fair.provenHouse')}`}</li>
        <li>{say('fair.provenResult')}</li>
        <li>{say('fair.provenEven')}</li>
        <li>{say('fair.provenStops')}</li>
        <li>{say('fair.provenPrice')}</li>
      </ul>
      <Answers />
    </div>
  </section>
);

const ANSWERS: readonly (readonly [doubt: string, answer: string])[] = [
  [say('fair.doubtEarly'), say('fair.answerEarly')],
  [say('fair.doubtVerifier'), say('fair.answerVerifier')],
  [say('fair.doubtSeed'), say('fair.answerSeed')],
  [say('fair.doubtHash'), say('fair.answerHash')],
];

const Answers = () => (
  <details>
    <summary>{say('fair.doubts')}</summary>
    <dl className="doubts">
      {ANSWERS.map(([doubt, answer]) => (
        <div key={doubt}>
          <dt>{doubt}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  </details>
);
