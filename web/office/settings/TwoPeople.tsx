import { GUARDED } from '@maidan/contract/settingChecks';
import type { Section } from '@maidan/contract/settings';
import { Link } from '../../ui/router.tsx';
import { Note } from '../parts/Note.tsx';
import { useAsk } from '../queries.ts';
import { useMay } from '../session.ts';
import { FORMS } from './sections.ts';

/** Which fields of a section take two people, and what waits for the second. */
export function TwoPeople({ section }: { readonly section: Section }) {
  const guarded: readonly string[] = GUARDED[section] ?? [];
  const mayLook = useMay('players.read');
  const proposals = useAsk('proposals', { state: 'open', size: 50 }, mayLook && guarded.length > 0);
  if (guarded.length === 0) return null;
  const waiting = proposals.data?.rows.filter(({ change }) => change?.section === section) ?? [];
  const { fields } = FORMS[section];
  const labels = fields.filter(({ name }) => guarded.includes(name)).map(({ label }) => label);
  return (
    <Note tone={waiting.length > 0 ? 'warning' : 'info'} icon="eye">
      <b>{labels.length === fields.length ? 'Changes here take two people.' : `${labels.join(', ')}: two people.`}</b>
      <p>
        You propose, a colleague approves, and only then it counts.
        {section === 'staff' && ' To require two steps of everyone is saved at once.'}
      </p>
      {waiting.map(({ id, maker }) => (
        <p key={id}>
          <Link to="/proposals">{id}</Link> of {maker.name} waits for a second person.
        </p>
      ))}
    </Note>
  );
}
