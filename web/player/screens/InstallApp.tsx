import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { useInstall } from '../install.ts';
import './prose.css';

interface Way {
  readonly icon: IconName;
  readonly title: string;
  readonly steps: readonly string[];
}

const WAYS: readonly Way[] = [
  {
    icon: 'phone',
    title: say('shell.android'),
    steps: [say('shell.openChrome'), say('shell.tapMenu'), say('shell.amongApps')],
  },
  {
    icon: 'share',
    title: say('shell.iphone'),
    steps: [say('shell.openSafari'), say('shell.tapShare'), say('shell.addToScreen')],
  },
  {
    icon: 'screen',
    title: say('shell.computer'),
    steps: [say('shell.openDesk'), say('shell.pressInstall'), say('shell.confirm')],
  },
];

/** Behind 'Download Apk': there is no file to trust, the site itself is the app. */
export function InstallApp() {
  const install = useInstall();
  return (
    <>
      <section className="panel">
        <h1 className="bar">
          <Icon name="download" small />
          {say('shell.apk')}
        </h1>
        <div className="prose">
          <p>
            {say('shell.installs')} {say('shell.installsSmall')}
          </p>
          {install && (
            <p>
              <Button kind="primary" big onClick={install}>
                <Icon name="download" />
                {say('shell.installMaidan')}
              </Button>
            </p>
          )}
        </div>
      </section>
      <div className="card-list">
        {WAYS.map(({ icon, title, steps }) => (
          <section className="panel" key={title}>
            <h2>
              <Icon name={icon} />
              {title}
            </h2>
            <ol>
              {steps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
