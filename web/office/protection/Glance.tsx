import './protection.css';
import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/States.tsx';
import { Choices } from '../parts/Choices.tsx';
import { Listing } from '../parts/Listing.tsx';
import { useAskList } from '../queries.ts';
import { DayBars } from './DayBars.tsx';
import { DAYS, useGlanceFilter } from './filter.ts';
import { GlanceTiles } from './GlanceTiles.tsx';
import { LimitBars } from './LimitBars.tsx';
import { type Behind, PlayersBehind } from './PlayersBehind.tsx';

/** What players met of their limits, checks and stops: every figure leads to who is behind it. */
export function Glance() {
  const { days, figure, change } = useGlanceFilter();
  const [behind, setBehind] = useState<Behind>();
  const asked = useAskList('protectionDays', { days });
  return (
    <>
      <div className="office-filters">
        <Choices
          label={say('officeProtection.days')}
          value={days}
          choices={DAYS}
          onChoose={chosen => change({ days: chosen })}
        />
      </div>
      <Listing query={asked} what={say('officeProtection.theFigures')} rows={10}>
        {found => (
          <>
            <GlanceTiles totals={found.totals} chosen={figure} onChoose={chosen => change({ figure: chosen })} />
            <Chosen found={found} figure={figure} onOpen={setBehind} />
          </>
        )}
      </Listing>
      {behind && <PlayersBehind behind={behind} onClose={() => setBehind(undefined)} />}
    </>
  );
}

interface Props {
  readonly found: Reply<'protectionDays'>;
  readonly figure: Behind['figure'];
  readonly onOpen: (behind: Behind) => void;
}

/** The chosen figure, day by day. */
function Chosen({ found, figure, onOpen }: Props) {
  const name = say('officeProtection.figure', { figure });
  const all = { figure, from: found.days.at(-1)?.day ?? '', to: found.days[0]?.day ?? '', code: '' };
  const isNothing = (found.totals[figure] ?? 0) === 0;
  return (
    <div className="protection-chosen">
      <header>
        <h2>{say('officeProtection.byDay', { figure: name })}</h2>
        <p className="muted">{say('officeProtection.means', { figure })}</p>
        {!isNothing && (
          <Button small onClick={() => onOpen(all)}>
            {say('officeProtection.allPlayers')}
          </Button>
        )}
      </header>
      {isNothing ? (
        <Empty icon="check" title={say('officeProtection.nothing')} text={say('officeProtection.nothingHint')} />
      ) : (
        <div className={figure === 'limitHit' ? 'protection-two' : undefined}>
          <DayBars days={found.days} figure={figure} onOpen={day => onOpen({ figure, from: day, to: day, code: '' })} />
          {figure === 'limitHit' && <LimitBars limits={found.limits} onOpen={code => onOpen({ ...all, code })} />}
        </div>
      )}
    </div>
  );
}
