import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { Badge } from '../../parts/Badge.tsx';

type Contest = Reply<'officeContests'>['rows'][number];

const KINDS: Readonly<Record<string, string>> = {
  duel: say('officeSport.duel'),
  highDuel: say('officeSport.highDuel'),
  league: say('officeSport.league'),
  grand: say('officeSport.grand'),
};

export const contestName = (code: string, nth: number): string => `${KINDS[code] ?? code} #${nth}`;

const WHY = {
  few: say('officeSport.contestFew'),
  abandoned: say('officeSport.contestAbandoned'),
  void: say('officeSport.contestVoid'),
} as const;

/** Whether it was paid, and if everybody had their money back, why. */
export function ContestState({ contest: { state, why } }: { readonly contest: Pick<Contest, 'state' | 'why'> }) {
  if (why) return <Badge tone="warning">{WHY[why]}</Badge>;
  return state === 'open' ? (
    <Badge tone="plain">{say('officeSport.contestOpen')}</Badge>
  ) : (
    <Badge tone="good">{say('officeSport.contestPaid')}</Badge>
  );
}
