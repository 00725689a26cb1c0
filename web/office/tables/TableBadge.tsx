import { say } from '@maidan/words/say';
import { Badge } from '../parts/Badge.tsx';
import type { CasinoTable } from './table.ts';

/** Whether the table is played. */
export function TableBadge({ table }: { readonly table: CasinoTable }) {
  if (table.status === 'off') return <Badge tone="bad">{say('officeHouse.off')}</Badge>;
  if (table.status === 'draining') return <Badge tone="warning">{say('officeHouse.lastRound')}</Badge>;
  if (table.isHeld)
    return (
      <Badge tone="bad" icon="lock">
        {say('officeHouse.stopped')}
      </Badge>
    );
  return table.isPlayed ? (
    <Badge tone="good">{say('officeHouse.on')}</Badge>
  ) : (
    <Badge tone="quiet">{say('officeHouse.notPlayedHere')}</Badge>
  );
}
