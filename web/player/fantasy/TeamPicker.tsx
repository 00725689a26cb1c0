import { canPick, filledUp } from '@maidan/exchange/fantasy/fillUp';
import { ELEVEN, ROLES } from '@maidan/exchange/fantasy/squad';
import { BUDGET, countOf, creditsOf, teamFault } from '@maidan/exchange/fantasy/team';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FAULT_WORDS, halves, ROLE_NAMES } from './fantasySay.ts';
import { PickRow } from './PickRow.tsx';
import type { MatchOf, PlayerSeen, TeamSent } from './useFantasy.ts';

interface Props {
  readonly title: string;
  readonly match: Pick<MatchOf, 'squad' | 'sides'>;
  /** One that is changed. */
  readonly team?: TeamSent | undefined;
  /** What the button says. */
  readonly send: string;
  readonly isSending: boolean;
  readonly onSend: (team: TeamSent) => void;
  readonly onCancel: () => void;
}

/** Nobody is chosen yet. */
const NOBODY = -1;
const EMPTY: TeamSent = { players: [], captain: NOBODY, vice: NOBODY };

/** Eleven of twenty-two, by role: how many there are, what is left of the budget, and who leads them. */
export function TeamPicker({ title, match: { squad, sides }, team: before, send, isSending, onSend, onCancel }: Props) {
  const [team, setTeam] = useState(before ?? EMPTY);
  const { players } = team;
  const fault = teamFault(squad, team);
  const left = BUDGET - creditsOf(squad, players);
  return (
    <section className="panel fantasy-picker" aria-label={title}>
      <h2 className="bar">{title}</h2>
      <div className="fantasy-tally" aria-live="polite">
        <b>{say('fantasy.counted', { count: String(players.length) })}</b>
        <b className={left < 0 ? 'short' : undefined}>{say('fantasy.creditsLeft', { credits: halves(left) })}</b>
        {ROLES.map(role => (
          <span key={role}>
            {say('fantasy.inRole', { role: ROLE_NAMES[role], count: String(countOf(squad, players, role)) })}
          </span>
        ))}
      </div>
      {ROLES.map(role => (
        <fieldset key={role}>
          <legend>{ROLE_NAMES[role]}</legend>
          {squad
            .filter(player => player.role === role)
            .toSorted((a, b) => b.credits - a.credits || a.id - b.id)
            .map(player => (
              <PickRow
                key={player.id}
                player={player}
                side={sides[player.side] ?? ''}
                team={team}
                isOpen={players.includes(player.id) || (players.length < ELEVEN && canPick(squad, players, player.id))}
                onChange={setTeam}
              />
            ))}
        </fieldset>
      ))}
      <div className="fantasy-send">
        <output>{fault && FAULT_WORDS[fault]}</output>
        <div className="fantasy-acts">
          <Button onClick={onCancel}>{say('fantasy.cancel')}</Button>
          <Button onClick={() => setTeam(EMPTY)} disabled={players.length === 0}>
            {say('fantasy.clear')}
          </Button>
          <Button onClick={() => setTeam(completed(squad, team))} disabled={!fault}>
            {say('fantasy.suggest')}
          </Button>
          <Button kind="primary" busy={isSending} disabled={fault !== undefined} onClick={() => onSend(team)}>
            {send}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** The rest by chance, so that not everybody who asks has the same team; the dearest two lead it unless others do. */
function completed(squad: readonly PlayerSeen[], team: TeamSent): TeamSent {
  const order = squad.map(({ id }) => ({ id, turn: Math.random() })).toSorted((a, b) => a.turn - b.turn);
  const players =
    filledUp(
      squad,
      team.players,
      order.map(({ id }) => id),
    ) ?? team.players;
  const dear = players.toSorted((a, b) => squad[b]!.credits - squad[a]!.credits || a - b);
  const captain = team.captain === NOBODY ? dear.find(id => id !== team.vice) : team.captain;
  const vice = team.vice === NOBODY ? dear.find(id => id !== captain) : team.vice;
  return { players: [...players], captain: captain ?? NOBODY, vice: vice ?? NOBODY };
}
