import '../parts/seen/findings.css';
import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import type { Check } from './checks.ts';
import { DrawTable } from './DrawTable.tsx';
import { SeenLive } from '../parts/seen/SeenLive.tsx';
import type { Findings } from './useVerification.ts';

/** The verdict, every step that led to it, every card, and the record to take away. */
export function FindingsList({ findings: { checks, drawn, record, isRight, text } }: { readonly findings: Findings }) {
  return (
    <div className="findings">
      <p className={isRight ? 'verdict right' : 'verdict wrong'}>
        <Icon name={isRight ? 'shield' : 'warning'} />
        <b>{isRight ? say('fair.verified') : say('fair.notVerified')}</b>
        <span>{isRight ? say('fair.roundRight') : checks.find(({ state }) => state === 'wrong')?.words}</span>
      </p>
      <ol className="checks">
        {checks.map(check => (
          <Line key={check.name} {...check} />
        ))}
      </ol>
      {record && <SeenLive record={record} />}
      {drawn.length > 0 && <DrawTable drawn={drawn} />}
      {record && (
        <div className="fair-acts">
          <Button onClick={() => save(text, record.round)}>
            <Icon name="download" small />
            {say('fair.record')}
          </Button>
          <span className="muted">{say('fair.keepRound')}</span>
        </div>
      )}
    </div>
  );
}

const STATES: Readonly<Record<Check['state'], string>> = {
  right: say('fair.isRight'),
  wrong: say('fair.isWrong'),
  'not checked': say('fair.isUnchecked'),
};
const SIGNS = { right: 'check', wrong: 'close', 'not checked': 'minus' } as const;

const Line = ({ name, state, words }: Check) => (
  <li className={state.replace(' ', '-')}>
    <span className="sign">
      <Icon name={SIGNS[state]} small />
    </span>
    <div>
      <b>{name}</b>
      <span className="vh">{STATES[state]}</span>
      {words !== '' && <p>{words}</p>}
    </div>
  </li>
);

const save = (text: string, round: string): void =>
  saveFile(new Blob([text], { type: 'application/json' }), `round-${round}.json`);
