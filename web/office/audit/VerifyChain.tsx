import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Note } from '../parts/Note.tsx';
import { useCommand } from '../queries.ts';
import { asCode } from './asCode.tsx';

type Verdict = Reply<'verifyAudit'>;

/** Recomputes every hash from the first row and says what it found. */
export function useVerifyChain() {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const verify = useCommand('verifyAudit', setVerdict);
  const button = (
    <Button kind="teal" busy={verify.busy} onClick={() => verify.run({})}>
      <Icon name="shield" small />
      {say('officeMoney.verifyChain')}
    </Button>
  );
  return { button, result: <output>{verdict && <ChainVerdict verdict={verdict} />}</output> };
}

const ANCHOR_FAULTS: Readonly<Record<string, string>> = {
  'anchors-missing': say('officeMoney.anchorsMissing'),
  'anchors-shortened': say('officeMoney.anchorsShortened'),
  'anchors-unwritable': say('officeMoney.anchorsUnwritable'),
  'chain-broken': say('officeMoney.chainDisagrees'),
};

const isGood = ({ intact, anchorFaults, unreadableAnchors }: Verdict): boolean =>
  intact && anchorFaults.length === 0 && unreadableAnchors === 0;

const brokenWords = (row: number | null): string =>
  row === null ? say('officeMoney.chainBrokenSomewhere') : say('officeMoney.chainBroken', { row: String(row) });

const anchorWords = ({ anchors, unreadableAnchors: unreadable }: Verdict): string =>
  unreadable > 0
    ? say('officeMoney.heldUnreadable', { anchors, unreadable })
    : say('officeMoney.heldAgainst', { anchors });

const faultWords = (faults: readonly string[]): string =>
  faults.map(fault => ` ${ANCHOR_FAULTS[fault] ?? fault}`).join('');

const NodeAnchors = ({ name, anchors, faults }: Verdict['nodes'][number]) => (
  <p>
    {anchors === null
      ? say('officeMoney.nodeUnheld', { node: name })
      : say('officeMoney.anchorsOfNode', { node: name, anchors })}
    {faultWords(faults)}
  </p>
);

export const ChainVerdict = ({ verdict }: { readonly verdict: Verdict }) => (
  <div className="office-notes">
    <Note tone={isGood(verdict) ? 'good' : 'bad'} icon={isGood(verdict) ? 'check' : 'warning'}>
      <b>
        {verdict.intact
          ? say('officeMoney.chainIntact', { rows: String(verdict.rows) })
          : brokenWords(verdict.brokenAt)}
      </b>
      <p>
        {anchorWords(verdict)}
        {verdict.nodes.length === 0 && faultWords(verdict.anchorFaults)}
      </p>
      {verdict.nodes.map(node => (
        <NodeAnchors key={node.name} {...node} />
      ))}
      <p>{say('officeMoney.head', { head: verdict.head || '–', code: asCode })}</p>
    </Note>
  </div>
);
