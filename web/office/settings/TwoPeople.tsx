import { GUARDED } from '@maidan/contract/settingChecks';
import type { Section } from '@maidan/contract/settings';
import { say } from '@maidan/words/say';
import { WaitingProposals } from '../parts/WaitingProposals.tsx';
import { FORMS } from './sections.ts';

/** Which fields of a section take two people, and what waits for the second. */
export function TwoPeople({ section }: { readonly section: Section }) {
  const guarded: readonly string[] = GUARDED[section] ?? [];
  if (guarded.length === 0) return null;
  const { fields } = FORMS[section];
  const labels = fields.filter(({ name }) => guarded.includes(name)).map(({ label }) => label);
  return (
    <WaitingProposals isAbout={({ change }) => change?.section === section}>
      <b>
        {labels.length === fields.length
          ? say('officeStaff.takesTwo')
          : say('officeStaff.theseTakeTwo', { fields: labels.join(', ') })}
      </b>
      <p>{section === 'staff' ? say('officeStaff.youProposeStaff') : say('officeStaff.youPropose')}</p>
    </WaitingProposals>
  );
}
