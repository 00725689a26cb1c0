import type { Reply } from '@maidan/contract/api';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../parts/Note.tsx';
import { useCommand } from '../queries.ts';

type Verdict = Reply<'verifyAudit'>;

/** Recomputes every hash from the first row and says what it found. */
export function useVerifyChain() {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const verify = useCommand('verifyAudit', setVerdict);
  const button = (
    <Button kind="teal" busy={verify.busy} onClick={() => verify.run({})}>
      <Icon name="shield" small />
      Verify chain
    </Button>
  );
  return { button, result: <output>{verdict && <Result verdict={verdict} />}</output> };
}

const ANCHOR_FAULTS: Readonly<Record<string, string>> = {
  'anchors-missing': 'The file of anchors is missing.',
  'anchors-shortened': 'The file of anchors has fewer lines than were written.',
  'anchors-unwritable': 'The file of anchors cannot be written.',
  'chain-broken': 'The chain does not agree with its anchors.',
};

const isGood = ({ intact, anchorFaults, unreadableAnchors }: Verdict): boolean =>
  intact && anchorFaults.length === 0 && unreadableAnchors === 0;

const Result = ({ verdict }: { readonly verdict: Verdict }) => (
  <div className="office-notes">
    <Note tone={isGood(verdict) ? 'good' : 'bad'} icon={isGood(verdict) ? 'check' : 'warning'}>
      <b>
        {verdict.intact
          ? `The chain is intact: ${verdict.rows} rows.`
          : `The chain is broken at row ${verdict.brokenAt ?? 'unknown'}.`}
      </b>
      <p>
        Held against {verdict.anchors} {verdict.anchors === 1 ? 'anchor' : 'anchors'} outside the database
        {verdict.unreadableAnchors > 0 && `, ${verdict.unreadableAnchors} more cannot be read`}.
        {verdict.anchorFaults.map(fault => ` ${ANCHOR_FAULTS[fault] ?? fault}`)}
      </p>
      <p>
        Head <code>{verdict.head || '–'}</code>
      </p>
    </Note>
  </div>
);
