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

const Result = ({ verdict }: { readonly verdict: Verdict }) => (
  <div className="office-notes">
    <Note tone={verdict.intact ? 'good' : 'bad'} icon={verdict.intact ? 'check' : 'warning'}>
      <b>
        {verdict.intact
          ? `The chain is intact: ${verdict.rows} rows.`
          : `The chain is broken at row ${verdict.brokenAt ?? 'unknown'}.`}
      </b>
      <p>
        Head <code>{verdict.head || '–'}</code>
      </p>
    </Note>
  </div>
);
