import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { formatMinute } from '../../ui/when.ts';
import { Listing } from '../parts/Listing.tsx';
import { Note } from '../parts/Note.tsx';
import { type Column, Table, Under } from '../parts/Table.tsx';
import { useAsk } from '../queries.ts';
import { limitValue } from './limitValue.ts';
import type { PlayerProps } from './player.ts';
import { StopsTab } from './StopsTab.tsx';

type Limit = Reply<'playerLimits'>['limits'][number];
type Change = Reply<'playerLimits'>['changes'][number];

/** Limits of the player's own with what is used, wishes and history, and every stop. There is nothing to press here. */
export function LimitsTab({ player }: PlayerProps) {
  const limits = useAsk('playerLimits', { id: player.id });
  return (
    <Listing query={limits} what={say('officePlayer.theLimits')} rows={8}>
      {found => {
        const shown = found.limits.filter(({ value, asked }) => value !== null || asked !== null);
        const hasDeclined = found.hasChosen && !shown.some(({ limit }) => limit.startsWith('deposit'));
        return (
          <>
            <div className="office-notes office-notes-first">
              <Note tone="info" icon="info">
                <p>{shown.length === 0 ? say('officePlayer.noLimits') : say('officePlayer.limitsAreTheirs')}</p>
                {hasDeclined && <p>{say('officePlayer.hasDeclined')}</p>}
              </Note>
            </div>
            {shown.length > 0 && (
              <Table
                caption={say('officePlayer.ownLimits')}
                columns={LIMITS}
                rows={shown}
                keyOf={({ limit }) => limit}
              />
            )}
            <StopsTab player={player} />
            {found.changes.length > 0 && (
              <Table
                caption={say('officePlayer.history')}
                columns={CHANGES}
                rows={found.changes}
                keyOf={({ at, what, effect }) => `${at} ${what} ${effect}`}
              />
            )}
          </>
        );
      }}
    </Listing>
  );
}

const LIMITS: readonly Column<Limit>[] = [
  { title: say('officePlayer.limit'), draw: ({ limit }) => say('officePlayer.limitOf', { limit }) },
  { title: say('officePlayer.most'), numeric: true, draw: ({ limit, value }) => <b>{limitValue(limit, value)}</b> },
  {
    title: say('officePlayer.used'),
    numeric: true,
    draw: ({ limit, value, used }) => (
      <>
        {used === null ? '–' : limitValue(limit, used)}
        {used !== null && value !== null && <meter className="player-meter" max={value} value={used} aria-hidden />}
      </>
    ),
  },
  {
    title: say('officePlayer.wish'),
    draw: ({ limit, asked }) =>
      asked
        ? say('officePlayer.wishFrom', { value: limitValue(limit, asked.value), when: formatMinute(asked.from) })
        : '–',
  },
];

const CHANGES: readonly Column<Change>[] = [
  {
    title: say('officePlayer.history'),
    draw: ({ what, at }) => (
      <>
        {say('officePlayer.limitOf', { limit: what })}
        <Under>{formatMinute(at)}</Under>
      </>
    ),
  },
  { title: say('officeMoney.time'), wide: true, draw: ({ at }) => formatMinute(at) },
  { title: say('officePlayer.change'), draw: ({ effect }) => say('officePlayer.effect', { effect }) },
  {
    title: say('officePlayer.before'),
    numeric: true,
    wide: true,
    draw: ({ what, before }) => limitValue(what, before),
  },
  { title: say('officePlayer.after'), numeric: true, draw: ({ what, after }) => limitValue(what, after) },
];
