import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { runnerWords } from '../parts/event/toldWords.ts';

type Page = Reply<'competition'>;
type Table = NonNullable<Page['table']>;
type Measure = Table['columns'][number];

const TITLES: Readonly<Record<Measure, string>> = {
  points: say('season.points'),
  wins: say('season.wins'),
  difference: say('season.difference'),
  scored: say('season.scored'),
  netRunRate: say('season.netRunRate'),
  winShare: say('season.winShare'),
  pointsShare: say('season.pointsShare'),
  ratio: say('season.ratio'),
  setRatio: say('season.setRatio'),
  strength: say('season.strength'),
};

const signed = (value: number, digits: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`;

/** As the sport prints it. */
function figure(measure: Measure, value: number): string {
  if (measure === 'difference') return signed(value, 0);
  if (measure === 'netRunRate') return signed(value, 3);
  if (measure === 'winShare' || measure === 'pointsShare') return (100 * value).toFixed(1);
  if (measure === 'ratio') return value.toFixed(1);
  return measure === 'setRatio' ? value.toFixed(3) : `${value}`;
}

export function LeagueTable({ table: { columns, rows, hasDraws } }: { readonly table: Table }) {
  const heads = [
    say('season.played'),
    say('season.won'),
    ...(hasDraws ? [say('season.drawn')] : []),
    say('season.lost'),
    say('season.without'),
    ...columns.map(column => TITLES[column]),
  ];
  return (
    <Standing
      title={say('season.table')}
      side={say('season.side')}
      heads={heads}
      rows={rows.map(({ side, played, won, drawn, lost, without, figures }) => ({
        side,
        figures: [
          `${played}`,
          `${won}`,
          ...(hasDraws ? [`${drawn}`] : []),
          `${lost}`,
          `${without}`,
          ...columns.map((column, n) => figure(column, figures[n] ?? 0)),
        ],
      }))}
    />
  );
}

export function ScorerTable({ scorers: { of, rows } }: { readonly scorers: NonNullable<Page['scorers']> }) {
  const heads = [
    say('season.starts'),
    say('season.wins'),
    say('season.seconds'),
    say('season.thirds'),
    say('season.points'),
  ];
  const side = { sides: say('season.side'), jockeys: say('season.jockey'), traps: say('season.trap') }[of];
  return (
    <Standing
      title={say('season.standings')}
      side={side}
      heads={heads}
      rows={rows.map(row => ({
        side: of === 'traps' ? say('season.trapNumber', { number: row.side }) : runnerWords(row.side),
        figures: [row.starts, ...row.places, row.points].map(String),
      }))}
    />
  );
}

interface StandingProps {
  readonly title: string;
  readonly side: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly side: string; readonly figures: readonly string[] }[];
}

/** Places, names and figures. Where there is little room it goes sideways, and names stay. */
const Standing = ({ title, side, heads, rows }: StandingProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
  <section className="standing-scroll" tabIndex={0} aria-label={title}>
    <table className="standing">
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{say('season.rank')}</th>
          <th scope="col">{side}</th>
          {heads.map(head => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, n) => (
          <tr key={row.side}>
            <td>{n + 1}</td>
            <th scope="row">{row.side}</th>
            {row.figures.map((each, column) => (
              <td key={heads[column]}>{each}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

interface SeriesProps {
  readonly series: NonNullable<Page['series']>;
  readonly matches: number;
}

export function SeriesScore({ series: { wins, drawn }, matches }: SeriesProps) {
  const [one, other] = wins;
  if (!one || !other) return null;
  const [first, second] = one.won >= other.won ? [one, other] : [other, one];
  const [won, lost] = [`${first.won}`, `${second.won}`];
  const left = matches - first.won - second.won - drawn;
  const isWon = first.won > second.won + left;
  const ahead = isWon
    ? say('season.wonIt', { side: first.side, won, lost })
    : say('season.leads', { side: first.side, won, lost });
  const standing = first.won === second.won ? say('season.level', { won, lost }) : ahead;
  return (
    <section className="series" aria-label={say('season.score')}>
      <div className="series-score">
        <b>{one.side}</b>
        <strong>
          {one.won} – {other.won}
        </strong>
        <b>{other.side}</b>
      </div>
      <p>
        {standing}
        {drawn > 0 && ` · ${say('season.notDecided', { count: drawn })}`}
      </p>
    </section>
  );
}
