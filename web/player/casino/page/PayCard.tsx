import type { Game } from '@maidan/games/kit/game';
import { toOneOf } from '@maidan/games/kit/printed';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';

interface Props {
  readonly game: Game;
}

/** What the bets with a pay table pay for what. */
export function PayCard({ game }: Props) {
  const tables = payTablesOf(game);
  if (tables.length === 0) return null;
  return (
    <section className="panel pay-card" aria-label={say('casino.payouts')}>
      <h2 className="bar">{say('casino.rules')}</h2>
      {tables.map(({ name, lines }) => (
        <table key={name}>
          <caption>{sayLabel(name)}</caption>
          <tbody>
            {lines.map(([hand, pays]) => (
              <tr key={hand}>
                <th scope="row">{sayLabel(hand)}</th>
                <td>{say('casino.oneTo', { pays: String(pays) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

/** A pay table is the same for every seat: it is shown once for its market. Answer sheets differ, and show their own. */
function payTablesOf({ markets }: Game) {
  return markets.flatMap(({ name, selections }) => {
    const tables = new Set(
      selections.flatMap(({ price }) => (price.kind === 'paytable' ? [JSON.stringify(price.pays)] : [])),
    );
    const price = selections[0]?.price;
    if (tables.size !== 1 || price?.kind !== 'paytable') return [];
    return [{ name, lines: Object.entries(price.pays).map(([hand, odds]) => [hand, toOneOf(odds)] as const) }];
  });
}
