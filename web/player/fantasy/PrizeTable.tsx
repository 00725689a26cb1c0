import type { Money } from '@maidan/core/money';
import { say } from '@maidan/words/say';
import { rupeesText } from './fantasySay.ts';
import type { ContestSeen } from './useFantasy.ts';

interface Props {
  readonly contest: ContestSeen;
  readonly isLocked: boolean;
}

/** To the paisa: with whoever is in by now, and while more can come with every place taken. */
export const PrizeTable = ({ contest: { prizes, fullPrizes, entries, places }, isLocked }: Props) => (
  <section className="panel fantasy-prizes">
    <h2 className="bar lt">{say('fantasy.prizes')}</h2>
    {prizes.length === 0 && <p className="muted">{say('fantasy.noPrizes')}</p>}
    {prizes.length > 0 && <Places title={say('fantasy.prizesNow', { entries: String(entries) })} prizes={prizes} />}
    {!isLocked && entries < places && (
      <Places title={say('fantasy.prizesFull', { places: String(places) })} prizes={fullPrizes} />
    )}
  </section>
);

const Places = ({ title, prizes }: { readonly title: string; readonly prizes: readonly Money[] }) => (
  <table>
    <caption>{title}</caption>
    <tbody>
      {prizes
        .map((prize, nth) => ({ prize, place: nth + 1 }))
        .map(({ prize, place }) => (
          <tr key={place}>
            <th scope="row">{place}</th>
            <td>{rupeesText(prize)}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
