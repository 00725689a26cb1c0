import './findings.css';
import type { RoundRecord } from '@maidan/games/kit/fair/record';
import { say } from '@maidan/words/say';
import { Icon } from '../../../ui/Icon.tsx';
import { keptSeen } from './keptSeen.ts';
import { compared } from './seenRounds.ts';

/** Whether the record says what this browser saw when the round was live; nothing where it did not look. */
export function SeenLive({ record }: { readonly record: RoundRecord }) {
  const found = compared(keptSeen(), record);
  if (!found) return null;
  const { all, differences } = found;
  if (differences.length === 0) {
    return (
      <p className="seen-live pos">
        <Icon name="check" small />
        {say('fair.sameAsSeen', { all })}
      </p>
    );
  }
  return (
    <div className="seen-live neg" role="alert">
      <Icon name="warning" small />
      <div>
        <b>{say('fair.notAsSeen')}</b>
        <ul>
          {differences.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
