import type { Game } from '@maidan/games/kit/game';
import { toOneOf } from '../table/priceText.ts';

interface Props {
  readonly game: Game;
}

/** What the bets with a pay table pay for what. */
export function PayCard({ game }: Props) {
  const tables = payTablesOf(game);
  if (tables.length === 0) return null;
  return (
    <section className="panel pay-card" aria-label="Payouts">
      <h2 className="bar">Rules</h2>
      {tables.map(({ name, lines }) => (
        <table key={name}>
          <caption>{name}</caption>
          <tbody>
            {lines.map(([hand, pays]) => (
              <tr key={hand}>
                <th scope="row">{hand}</th>
                <td>1 to {pays}</td>
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
