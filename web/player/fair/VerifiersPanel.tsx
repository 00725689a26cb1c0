import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { notify } from '../../ui/Toasts.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { VERIFIERS, type Verifier } from './verifiers.ts';

/** The same check without this house: two programs in two languages that share no code. */
export const VerifiersPanel = () => (
  <section className="panel">
    <h2 className="bar">{say('fair.withoutUs')}</h2>
    <ul className="verifiers">
      {VERIFIERS.map(verifier => (
        <li key={verifier.name}>
          <div>
            <b>{verifier.language}</b>
            <p className="muted">{verifier.needs}</p>
            <code>{verifier.command}</code>
          </div>
          <Button onClick={() => void save(verifier)}>
            <Icon name="download" small />
            {verifier.name}
          </Button>
        </li>
      ))}
    </ul>
  </section>
);

async function save({ name, load }: Verifier): Promise<void> {
  try {
    saveFile(new Blob([await load()], { type: 'text/plain' }), name);
  } catch {
    notify.error(say('fair.verifierFailed'), say('fair.checkLine'));
  }
}
