import type { CricketCard, InningsCard } from '@maidan/exchange/sports/cricket/scorecard/scorecard';
import { oversName } from '@maidan/exchange/sports/cricket/overs';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { CricketCharts } from './CricketCharts.tsx';
import { CricketOvers } from './CricketOvers.tsx';
import { FigureTable } from './FigureTable.tsx';
import { perOver, scoreOfInnings, strikeRate } from './cricketWords.ts';

const VIEWS = { card: say('card.card'), overs: say('card.overs'), charts: say('card.charts') } as const;
type View = keyof typeof VIEWS;

/** Batting and bowling, how wickets fell, who batted with whom, every over, and two drawings of it. */
export function CricketCardView({ card }: { readonly card: CricketCard }) {
  const [chosen, setChosen] = useState<number>();
  const [view, setView] = useState<View>('card');
  const nth = chosen ?? card.innings.length - 1;
  const innings = card.innings[nth] ?? card.innings.at(-1);
  if (!innings) return <p className="scorecard-none">{say('card.emptyHint')}</p>;
  return (
    <>
      <fieldset className="seg" aria-label={say('card.innings')}>
        {card.innings.map((each, n) => (
          <button
            // oxlint-disable-next-line react/no-array-index-key
            key={n}
            type="button"
            className={n === nth ? 'on' : undefined}
            aria-pressed={n === nth}
            onClick={() => setChosen(n)}
          >
            {inningsName(each)}
          </button>
        ))}
      </fieldset>
      <fieldset className="seg" aria-label={say('card.show')}>
        {(Object.keys(VIEWS) as View[]).map(each => (
          <button
            key={each}
            type="button"
            className={each === view ? 'on' : undefined}
            aria-pressed={each === view}
            onClick={() => setView(each)}
          >
            {VIEWS[each]}
          </button>
        ))}
      </fieldset>
      {view === 'card' && <InningsTables innings={innings} />}
      {view === 'overs' && <CricketOvers innings={innings} />}
      {view === 'charts' && <CricketCharts card={card} innings={innings} />}
    </>
  );
}

function inningsName(innings: InningsCard): string {
  const { side } = innings;
  const score = scoreOfInnings(innings);
  return innings.isSuperOver ? say('card.superOver', { side, score }) : say('card.inningsOf', { side, score });
}

const InningsTables = ({ innings }: { readonly innings: InningsCard }) => (
  <div className="scorecard-columns">
    <div>
      <BattingTable innings={innings} />
      {innings.didNotBat.length > 0 && (
        <p className="scorecard-note">{say('card.didNotBat', { names: innings.didNotBat.join(', ') })}</p>
      )}
    </div>
    <div>
      <FigureTable
        caption={say('card.bowling')}
        heads={[
          say('card.bowler'),
          ...[say('card.oversShort'), say('card.maidens'), say('card.runs'), say('card.wickets'), say('card.economy')],
          ...[say('card.wides'), say('card.noBalls')],
        ]}
        rows={innings.bowlers.map(({ name, balls, maidens, runs, wickets, wides, noBalls }) => ({
          key: name,
          cells: [
            name,
            oversName(balls),
            maidens,
            runs,
            <b key="w">{wickets}</b>,
            perOver(runs, balls),
            wides,
            noBalls,
          ],
        }))}
      />
      <Falls innings={innings} />
      <PartnershipTable innings={innings} />
    </div>
  </div>
);

function BattingTable({ innings }: { readonly innings: InningsCard }) {
  const { batters, extras, score, wickets, balls } = innings;
  const given = extras.wides + extras.noBalls + extras.byes + extras.legByes;
  const lines = batters.map(({ name, out, runs, balls: faced, fours, sixes }) => ({
    key: name,
    cells: [
      <span key="name" className="batter">
        <b>{name}</b>
        <small>{out ?? say('card.notOut')}</small>
      </span>,
      ...[<b key="runs">{runs}</b>, faced, fours, sixes, strikeRate(runs, faced)],
    ],
  }));
  const whole = say('card.totalOf', { wickets: String(wickets), overs: oversName(balls) });
  const extrasWords = say('card.extrasOf', {
    wides: String(extras.wides),
    noBalls: String(extras.noBalls),
    byes: String(extras.byes),
    legByes: String(extras.legByes),
  });
  return (
    <FigureTable
      caption={say('card.batting')}
      heads={[
        say('card.batter'),
        ...[say('card.runs'), say('card.balls'), say('card.fours'), say('card.sixes'), say('card.strikeRate')],
      ]}
      rows={[
        ...lines,
        {
          key: 'extras',
          cells: [<Named key="e" name={say('card.extras')} about={extrasWords} />, given, '', '', '', ''],
        },
        {
          key: 'total',
          isStrong: true,
          cells: [<Named key="t" name={say('card.total')} about={whole} />, score, '', '', '', perOver(score, balls)],
        },
      ]}
    />
  );
}

const Named = ({ name, about }: { readonly name: string; readonly about: string }) => (
  <span className="batter">
    <b>{name}</b>
    <small>{about}</small>
  </span>
);

const Falls = ({ innings: { falls } }: { readonly innings: InningsCard }) =>
  falls.length > 0 && (
    <>
      <h3>{say('card.falls')}</h3>
      <ol className="falls">
        {falls.map(({ wicket, name, score, balls }) => (
          <li key={wicket}>{say('card.fallOf', { score: `${score}/${wicket}`, name, overs: oversName(balls) })}</li>
        ))}
      </ol>
    </>
  );

/** Each with a bar as long as it was worth, and in it what each of the two made. */
function PartnershipTable({ innings: { partnerships } }: { readonly innings: InningsCard }) {
  const most = Math.max(1, ...partnerships.map(({ runs }) => runs));
  if (partnerships.length === 0) return null;
  return (
    <>
      <h3>{say('card.partnerships')}</h3>
      <ol className="stands">
        {partnerships.map(({ wicket, names, made, runs, balls, isUnbroken }) => (
          <li key={wicket}>
            <span>
              <span className="vh">{say('card.partnershipOf', { wicket: String(wicket) })} </span>
              {names[0]} <b>{made[0]}</b>
            </span>
            <span className="stand-figure">
              <b>{say('card.stand', { runs: `${runs}${isUnbroken ? '*' : ''}`, balls: String(balls) })}</b>
              {isUnbroken && <span className="vh"> {say('card.unbroken')}</span>}
            </span>
            <span>
              <b>{made[1]}</b> {names[1]}
            </span>
            <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
              <rect className="all" width={runs} height="1" x={(most - runs) / 2} />
              <rect className="one" width={made[0]} height="1" x={(most - runs) / 2} />
              <rect className="two" width={made[1]} height="1" x={(most + runs) / 2 - made[1]} />
            </svg>
          </li>
        ))}
      </ol>
    </>
  );
}
