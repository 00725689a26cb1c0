import type { Reply } from '@maidan/contract/api';
import { formatMoney, formatSigned } from '@maidan/core/format';
import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Empty } from '../../ui/States.tsx';
import { Choices } from '../parts/Choices.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';

type Result = Reply<'playerResult'>;
type Span = keyof Result['all'];
type Game = Result['games'][number];

const SPANS: readonly Span[] = ['today', 'month', 'ever'];

/** What the player made by game and sport, with everything in the last row; of today, of 30 days or ever. */
export function ResultByGame({ result }: { readonly result: Result }) {
  const [span, setSpan] = useState<Span>('ever');
  const played = result.games.filter(({ spans }) => spans[span].bets > 0 || spans[span].net !== 0);
  const everything: Game = { kind: 'casino', code: '', name: say('officePlayer.allGames'), spans: result.all };
  return (
    <section aria-label={say('officePlayer.result')}>
      <h2>{say('officePlayer.result')}</h2>
      <div className="player-spans">
        <Choices
          label={say('officePlayer.spans')}
          value={span}
          choices={SPANS.map(value => ({
            value,
            label: (
              <>
                {say('officePlayer.span', { span: value })} <Net amount={result.all[value].net} />
              </>
            ),
          }))}
          onChoose={setSpan}
        />
      </div>
      {played.length === 0 ? (
        <Empty icon="bets" title={say('officePlayer.noPlay')} text={say('officePlayer.noPlayHint')} />
      ) : (
        <>
          <Table
            caption={say('officePlayer.byGame')}
            columns={columnsOf(span, everything)}
            rows={[...played, everything]}
            keyOf={game => (game === everything ? 'all' : `${game.kind} ${game.code}`)}
          />
          <p className="muted">{say('officePlayer.fromLedger')}</p>
        </>
      )}
    </section>
  );
}

export const Net = ({ amount }: { readonly amount: Money }) => (
  <b className={amount === 0 ? undefined : amount > 0 ? 'pos' : 'neg'}>{formatSigned(amount)}</b>
);

const columnsOf = (span: Span, everything: Game): readonly Column<Game>[] => [
  {
    title: say('officePlayer.game'),
    draw: game => (
      <>
        {game.name || say('officePlayer.playOf', { kind: game.kind })}
        {game !== everything && <Under>{say('officePlayer.playOf', { kind: game.kind })}</Under>}
      </>
    ),
  },
  {
    title: say('officePlayer.kind'),
    wide: true,
    draw: game => game !== everything && say('officePlayer.playOf', { kind: game.kind }),
  },
  { title: say('officePlayer.betCount'), numeric: true, wide: true, draw: ({ spans }) => String(spans[span].bets) },
  { title: say('officePlayer.staked'), numeric: true, draw: ({ spans }) => formatMoney(spans[span].staked) },
  {
    title: say('officePlayer.returned'),
    numeric: true,
    wide: true,
    draw: ({ spans }) => formatMoney(spans[span].returned),
  },
  { title: say('officePlayer.net'), numeric: true, draw: ({ spans }) => <Net amount={spans[span].net} /> },
];
