import '../fair/fair.css';
import './prose.css';
import '../../styles/table.css';
import { say } from '@maidan/words/say';
import { Failed, Loading } from '../../ui/States.tsx';
import { CodePanel } from '../fair/CodePanel.tsx';
import { FairHeader } from '../fair/FairHeader.tsx';
import { ProvenPanel } from '../fair/ProvenPanel.tsx';
import { ReturnsPanel } from '../fair/ReturnsPanel.tsx';
import { TablesPanel } from '../fair/TablesPanel.tsx';
import { useFairness } from '../fair/useFairness.ts';
import { VerifiersPanel } from '../fair/VerifiersPanel.tsx';
import { VerifyMatchPanel } from '../fair/VerifyMatchPanel.tsx';
import { VerifyPanel } from '../fair/VerifyPanel.tsx';

/** How the cards are drawn, what was promised, and how to check it: with us, here, or without us. */
export function FairPlay() {
  const { data, error, refetch } = useFairness();
  return (
    <>
      <FairHeader beacon={data?.beacon} />
      <VerifyPanel />
      <VerifyMatchPanel />
      {data && <TablesPanel tables={data.tables} />}
      {!data && (
        <section className="panel">
          {error ? (
            <Failed title={say('fair.failed')} text={error.message} onRetry={() => void refetch()} />
          ) : (
            <Loading rows={6} />
          )}
        </section>
      )}
      <ReturnsPanel tables={data?.tables ?? []} />
      {data?.code && <CodePanel code={data.code} />}
      <VerifiersPanel />
      <ProvenPanel isIndependent={data?.beacon.isIndependent ?? false} />
    </>
  );
}
