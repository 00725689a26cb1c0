import { say } from '@maidan/words/say';
import { halves, rupeesText } from './fantasySay.ts';
import type { EntrySeen } from './useFantasy.ts';

interface Props {
  readonly entries: readonly EntrySeen[];
  readonly isLocked: boolean;
  readonly isOver: boolean;
  /** Whose team is shown. */
  readonly shown: number | undefined;
  readonly onShow: (nth: number) => void;
}

/** Who is where, with what. Of somebody whose team is known it is a button that shows it. */
export const Leaderboard = ({ entries, isLocked, isOver, shown, onShow }: Props) => (
  <section className="panel fantasy-board">
    <h2 className="bar">{say('fantasy.leaderboard')}</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">{say('fantasy.place')}</th>
          <th scope="col">{say('fantasy.teamColumn')}</th>
          <th scope="col">{say('fantasy.points')}</th>
          <th scope="col">{say('fantasy.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ nth, isMine, place, points, prize, team }) => (
          <tr key={nth} className={isMine ? 'mine' : undefined}>
            <td>{isLocked ? place : '–'}</td>
            <td>
              <button type="button" disabled={!team} aria-pressed={shown === nth} onClick={() => onShow(nth)}>
                {say('fantasy.team', { nth: String(nth) })}
                {isMine && <span className="bdg g">{say('fantasy.you')}</span>}
              </button>
            </td>
            <td>{isLocked ? halves(points) : '–'}</td>
            <td className={prize > 0 ? 'win' : undefined}>{prize > 0 ? rupeesText(prize) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {!isLocked && <p className="muted">{say('fantasy.hidden')}</p>}
    {isLocked && !isOver && <p className="muted">{say('fantasy.asItStands')}</p>}
  </section>
);
