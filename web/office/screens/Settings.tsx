import type { Section } from '@maidan/contract/settings';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Link, useParams } from '../../ui/router.tsx';
import { Badge } from '../parts/Badge.tsx';
import { Listing } from '../parts/Listing.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { useAsk } from '../queries.ts';
import { useMay } from '../session.ts';
import { SettingsForm } from '../settings/SettingsForm.tsx';
import { FORMS } from '../settings/sections.ts';
import type { Unsaved } from '../settings/useSection.ts';
import { Unknown } from './Unknown.tsx';

/** Every section there is a form of, in their order: none is forgotten here. */
const ORDER = Object.keys(FORMS) as Section[];

/** What the operator sets, section by section. */
export function Settings() {
  const { section: path = 'bank' } = useParams();
  const section = ORDER.find(each => each === path);
  const settings = useAsk('settings', {});
  const mayWrite = useMay('settings.write');
  const [unsaved] = useState<Unsaved>(() => new Map());
  if (!section) return <Unknown />;
  return (
    <>
      <ScreenHead title={say('office.settings')} note={mayWrite ? undefined : say('office.mayLook')} />
      <div className="office-settings">
        <nav className="panel office-sections" aria-label={say('office.sections')}>
          {ORDER.map(each => (
            <Link key={each} to={`/settings/${each}`} aria-current={each === section ? 'page' : undefined}>
              {FORMS[each].title}
              {each !== section && unsaved.has(each) && <Badge tone="warning">{say('office.notSaved')}</Badge>}
            </Link>
          ))}
        </nav>
        <Listing query={settings} what={say('office.theSettings')} rows={8}>
          {newest => <SettingsForm key={section} section={section} newest={newest} unsaved={unsaved} />}
        </Listing>
      </div>
    </>
  );
}
