import { GUARDED } from '@maidan/contract/settingChecks';
import type { Section } from '@maidan/contract/settings';
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
      <b>{labels.length === fields.length ? 'Changes here take two people.' : `${labels.join(', ')}: two people.`}</b>
      <p>
        You propose, a colleague approves, and only then it counts.
        {section === 'staff' && ' To require two steps of everyone is saved at once.'}
      </p>
    </WaitingProposals>
  );
}
