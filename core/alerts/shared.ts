import type { UserId } from '../ids.ts';
import { type Alert, type AlertRule, evidenceOf, type Thresholds } from './alert.ts';

/** Something that several players have in common, by a name that tells nobody what it is. */
export interface Common {
  readonly kind: 'payee' | 'device' | 'address';
  readonly name: string;
  readonly players: readonly UserId[];
}

const RULES = {
  payee: 'sharedPayee',
  device: 'sharedDevice',
  address: 'sharedAddress',
} as const satisfies Record<Common['kind'], AlertRule>;

/** Several players paid to one account, or seen in one browser or at one address of a network. */
export function shared(facts: readonly Common[], thresholds: Thresholds): Alert[] {
  const { payeePlayers, devicePlayers, addressPlayers } = thresholds;
  const most = { payee: payeePlayers, device: devicePlayers, address: addressPlayers };
  return facts
    .filter(({ kind, players }) => players.length >= most[kind])
    .flatMap(({ kind, name, players }) =>
      players.map(player => ({
        ...{ rule: RULES[kind], player, cause: name },
        figures: { players: players.length },
        evidence: evidenceOf({ players: players.filter(other => other !== player) }),
      })),
    );
}
