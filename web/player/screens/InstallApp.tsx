import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons.ts';
import { useInstall } from '../install.ts';
import '../../styles/prose.css';

interface Way {
  readonly icon: IconName;
  readonly title: string;
  readonly steps: readonly string[];
}

const WAYS: readonly Way[] = [
  {
    icon: 'phone',
    title: 'Android',
    steps: ['Open this page in Chrome.', 'Tap the menu ⋮ and then “Install app”.', 'Maidan is among your apps.'],
  },
  {
    icon: 'share',
    title: 'iPhone and iPad',
    steps: ['Open this page in Safari.', 'Tap Share.', 'Choose “Add to Home Screen”.'],
  },
  {
    icon: 'screen',
    title: 'Computer',
    steps: ['Open this page in Chrome or Edge.', 'Press the install sign in the address bar.', 'Confirm.'],
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
          Download Apk
        </h1>
        <div className="prose">
          <p>
            Maidan installs straight from this page: no file from elsewhere, no permission to give, always the newest
            version. It takes less room than a photo and opens like any other app.
          </p>
          {install && (
            <p>
              <Button kind="primary" big onClick={install}>
                <Icon name="download" />
                Install Maidan
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
