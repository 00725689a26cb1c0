import { say } from '@maidan/words/say';
import { beaconWords } from '../parts/beaconWords.ts';
import type { Fairness } from './useFairness.ts';

interface Step {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

const LOCK =
  'M17 20h22a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H17a3 3 0 0 1-3-3V23a3 3 0 0 1 3-3zM20 20v-5a8 8 0 0 1 16 0v5M28 29v5';
const CHIPS =
  'M14 14a14 6 0 1 0 28 0a14 6 0 1 0-28 0M14 14v8c0 3 6 6 14 6s14-3 14-6v-8M14 22v8c0 3 6 6 14 6s14-3 14-6v-8';
const WAVES =
  'M24 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0M18 34a14 14 0 0 1 0-20M38 14a14 14 0 0 1 0 20M11 40a23 23 0 0 1 0-32' +
  'M45 8a23 23 0 0 1 0 32';
const SHIELD = 'M28 5 12 11v12c0 10 7 16 16 20 9-4 16-10 16-20V11zM20 24l6 6 11-12';

const steps = (isIndependent: boolean): readonly Step[] => [
  { title: say('fair.lock'), text: say('fair.lockIs'), path: LOCK },
  {
    title: say('fair.bet'),
    text: say('fair.betIs'),
    path: CHIPS,
  },
  {
    title: isIndependent ? say('fair.beacon') : say('fair.entropy'),
    text: isIndependent ? say('fair.beaconIs') : say('fair.entropyIs'),
    path: WAVES,
  },
  { title: say('fair.check'), text: say('fair.checkIs'), path: SHIELD },
];

/** What the page is about, in four steps. */
export const FairHeader = ({ beacon }: { readonly beacon: Fairness['beacon'] | undefined }) => (
  <section className="panel">
    <div className="fair-head">
      <div>
        <h1>{say('fair.title')}</h1>
        <p>{say('fair.about')}</p>
      </div>
      <svg viewBox="0 0 92 92" aria-hidden="true">
        <path className="shield" d="M46 6 14 18v24c0 20 14 34 32 44 18-10 32-24 32-44V18z" />
        <path className="tick" d="m30 46 11 11 21-23" />
      </svg>
    </div>
    <ol className="fair-steps">
      {steps(beacon?.isIndependent ?? false).map(({ title, text, path }, nth) => (
        <li key={title}>
          <svg viewBox="0 0 56 48" aria-hidden="true">
            <path d={path} />
          </svg>
          <b>{`${nth + 1} · ${title}`}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
    {beacon && <BeaconNote {...beacon} />}
  </section>
);

/** What the entropy is worth, in as many words. */
const BeaconNote = ({ label, isIndependent }: Fairness['beacon']) => (
  <p className={isIndependent ? 'fair-beacon' : 'fair-beacon weak'}>
    <b>{beaconWords(label)}</b>{' '}
    {isIndependent ? say('fair.outside') : `${say('fair.inside')} ${say('fair.insideTrust')} ${say('fair.insideRest')}`}
  </p>
);
