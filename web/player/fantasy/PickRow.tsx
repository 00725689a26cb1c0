import { say } from '@maidan/words/say';
import { halves } from './fantasySay.ts';
import type { PlayerSeen, TeamSent } from './useFantasy.ts';

interface Props {
  readonly player: PlayerSeen;
  readonly side: string;
  readonly team: TeamSent;
  /** Can be picked, or is. */
  readonly isOpen: boolean;
  readonly onChange: (team: TeamSent) => void;
}

/** One who can be picked: a tick, and once there is one whether they lead the team. */
export function PickRow({ player: { id, name, credits }, side, team, isOpen, onChange }: Props) {
  const isPicked = team.players.includes(id);
  const without = (leader: number): number => (leader === id ? -1 : leader);
  const toggle = () =>
    onChange(
      isPicked
        ? {
            players: team.players.filter(each => each !== id),
            captain: without(team.captain),
            vice: without(team.vice),
          }
        : { ...team, players: [...team.players, id] },
    );
  return (
    <div className={isPicked ? 'fantasy-pick on' : 'fantasy-pick'}>
      <label>
        <input type="checkbox" checked={isPicked} disabled={!isOpen} onChange={toggle} />
        <span>
          <b>{name}</b>
          <small>{side}</small>
        </span>
        <span className="fantasy-price">{say('fantasy.credits', { credits: halves(credits) })}</span>
      </label>
      <button
        type="button"
        className="fantasy-lead"
        aria-pressed={team.captain === id}
        aria-label={say('fantasy.captainOf', { name })}
        disabled={!isPicked}
        onClick={() => onChange({ ...team, captain: id, vice: team.vice === id ? team.captain : team.vice })}
      >
        {say('fantasy.captainMark')}
      </button>
      <button
        type="button"
        className="fantasy-lead"
        aria-pressed={team.vice === id}
        aria-label={say('fantasy.viceOf', { name })}
        disabled={!isPicked}
        onClick={() => onChange({ ...team, vice: id, captain: team.captain === id ? team.vice : team.captain })}
      >
        {say('fantasy.viceMark')}
      </button>
    </div>
  );
}
