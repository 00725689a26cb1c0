import type { FormLine, RaceReport, RunnerLine } from '@maidan/exchange/sports/racing/raceReport';
import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { formatDay } from '../../../ui/when.ts';
import { formatWords } from '../event/formatWords.ts';
import { eventPath } from '../event/paths.ts';
import { FigureTable } from './FigureTable.tsx';

/** The card before a race, and after it the result with its distances. */
export function RaceView({ card }: { readonly card: RaceReport }) {
  const isRun = card.runners.some(({ place }) => place !== undefined);
  const runners = isRun ? card.runners.toSorted((a, b) => orderOf(a) - orderOf(b)) : card.runners;
  const isRidden = card.runners.some(({ jockey }) => jockey !== undefined);
  const heads = [
    ...(isRun ? [say('card.place')] : []),
    ...[say('card.number'), say('card.runner')],
    ...(isRun ? [say('card.distance'), say('card.time')] : []),
    ...[say('card.form'), say('card.draw')],
    ...(isRidden ? [say('card.weight'), say('card.jockey')] : []),
    ...[say('card.trainer'), say('card.age')],
  ];
  return (
    <>
      {card.wasAbandoned && <p className="scorecard-note">{say('card.calledOff')}</p>}
      <FigureTable
        caption={say('card.raceTitle')}
        words={heads.length}
        heads={heads}
        rows={runners.map(runner => ({
          key: runner.number,
          isStrong: runner.place === 1,
          cells: [
            ...(isRun ? [placeWords(runner)] : []),
            ...[runner.number, <b key="name">{runner.isOut ? <s>{runner.name}</s> : runner.name}</b>],
            ...(isRun ? [behindWords(runner, card.runners), timeWords(runner)] : []),
            ...[<FormMarks key="form" sport={card.sport} form={runner.form} />, runner.draw],
            ...(isRidden ? [weightWords(runner), runner.jockey ?? ''] : []),
            ...[runner.trainer, runner.age],
          ],
        }))}
      />
      {card.sections.length > 0 && <Leaders card={card} />}
    </>
  );
}

/** Those without a place come last. */
const orderOf = ({ place, number }: RunnerLine): number => (place ?? 1_000) * 100 + number;

const placeWords = ({ place, isOut }: RunnerLine) =>
  isOut ? <abbr title={say('card.isNonRunner')}>{say('card.nonRunner')}</abbr> : (place ?? '–');

function behindWords({ place, behind, number }: RunnerLine, all: readonly RunnerLine[]): string {
  if (place === undefined) return '';
  if (all.some(each => each.place === place && each.number !== number)) return say('card.deadHeat');
  if (behind === 0) return say('card.nose');
  return behind === undefined ? '' : say('card.lengths', { lengths: (behind / 10).toFixed(1) });
}

const timeWords = ({ ms }: RunnerLine): string =>
  ms === undefined ? '' : say('card.seconds', { seconds: (ms / 1_000).toFixed(2) });

const weightWords = ({ weight }: RunnerLine): string =>
  weight === undefined ? '' : say('card.kilograms', { weight: (weight / 10).toFixed(1) });

/** As cards print it, the oldest first: each figure leads to its race. */
const FormMarks = ({ sport, form }: { readonly sport: string; readonly form: readonly FormLine[] }) =>
  form.length === 0 ? (
    <small className="no-form">{say('card.noForm')}</small>
  ) : (
    <span className="form-marks">
      {form.toReversed().map(line => (
        <Link
          key={line.event}
          to={eventPath({ sport, id: line.event })}
          title={formWords(line)}
          aria-label={formWords(line)}
        >
          {line.place > 9 ? '0' : line.place}
        </Link>
      ))}
    </span>
  );

const formWords = ({ place, field, venue, format, at }: FormLine): string =>
  say('card.formOf', {
    place: String(place),
    field: String(field),
    venue,
    format: formatWords(format),
    day: formatDay(at),
  });

/** Who was in front after each part of the way. */
const FRONT = 3;

const Leaders = ({ card: { sections, runners } }: { readonly card: RaceReport }) => (
  <FigureTable
    caption={say('card.leaders')}
    words={2}
    heads={[say('card.after'), say('card.leading')]}
    rows={sections.map(({ metres, order }) => ({
      key: metres,
      cells: [
        say('card.metres', { metres: String(metres) }),
        order
          .slice(0, FRONT)
          .map(number => runners[number - 1]?.name ?? '')
          .join(' · '),
      ],
    }))}
  />
);
