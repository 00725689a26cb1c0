import { factorOf } from '@maidan/exchange/fantasy/team';
import { say } from '@maidan/words/say';
import { FEAT_NAMES, halves, pointsText, ROLE_NAMES } from './fantasySay.ts';
import type { PlayerSeen, TeamSent } from './useFantasy.ts';

interface Props {
  readonly title: string;
  readonly squad: readonly PlayerSeen[];
  readonly sides: readonly string[];
  /** Of an entry; without one it is everybody. */
  readonly team?: TeamSent | undefined;
}

/** Players with their points, each opening on what they were made of. */
export function TeamSheet({ title, squad, sides, team }: Props) {
  const shown = team ? squad.filter(({ id }) => team.players.includes(id)) : squad;
  const counted = (player: PlayerSeen): number => player.points * (team ? factorOf(team, player.id) : 2);
  return (
    <section className="panel fantasy-sheet">
      <h2 className="bar lt">{title}</h2>
      {shown
        .toSorted((a, b) => counted(b) - counted(a) || a.id - b.id)
        .map(player => (
          <details key={player.id}>
            <summary>
              <span>
                <b>{player.name}</b>
                {team?.captain === player.id && <span className="bdg g">{say('fantasy.captain')}</span>}
                {team?.vice === player.id && <span className="bdg i">{say('fantasy.vice')}</span>}
                <small>
                  {sides[player.side]} · {ROLE_NAMES[player.role]}
                </small>
              </span>
              <b>{halves(counted(player))}</b>
            </summary>
            <ul>
              {player.lines.length === 0 && <li>{say('fantasy.noPoints')}</li>}
              {player.lines.map(({ feat, count, points }) => (
                <li key={feat}>
                  <span>{say('fantasy.times', { feat: FEAT_NAMES[feat], count: String(count) })}</span>
                  <b>{pointsText(points)}</b>
                </li>
              ))}
            </ul>
          </details>
        ))}
    </section>
  );
}
