import type { FaultCode } from '@maidan/games/kit/roundFaults';
import { say } from '@maidan/words/say';
import { useState } from 'react';
import { Link, useSearchParams } from '../../ui/router.tsx';
import { Failed, Loading } from '../../ui/States.tsx';
import { FAULT_WORDS } from '../../ui/faultWords.ts';
import { FindingsList } from './FindingsList.tsx';
import { useVerification, type Wanted } from './useVerification.ts';
import { VerifyForm } from './VerifyForm.tsx';

/** Any round, by its number or by its record, drawn again in this page. The number is part of the address. */
export function VerifyPanel() {
  const [query, setQuery] = useSearchParams();
  const [text, setText] = useState<string>();
  const round = query.get('round') ?? '';
  const wanted: Wanted | undefined = text === undefined ? (round === '' ? undefined : { round }) : { text };
  const { data, error, isFetching, refetch } = useVerification(wanted);
  return (
    <section className="panel">
      <h2 className="bar">{say('fair.verifyRound')}</h2>
      <VerifyForm
        key={round}
        round={round}
        isBusy={isFetching}
        onRound={id => {
          setText(undefined);
          setQuery({ round: id });
        }}
        onText={setText}
      />
      <div aria-live="polite">
        {isFetching && <Loading rows={3} />}
        {!isFetching && error && (
          <Failed title={say('fair.roundFailed')} text={error.message} onRetry={() => void refetch()} />
        )}
        {!isFetching && !error && data && 'fault' in data && <Void fault={data.fault} />}
        {!isFetching && !error && data && 'checks' in data && <FindingsList findings={data} />}
      </div>
      {!wanted && <p className="fair-hint">{say('fair.whereRounds', { results: toResults })}</p>}
    </section>
  );
}

const toResults = (words: string) => (
  <Link key="results" className="lk" to="/casino/results">
    {words}
  </Link>
);

const Void = ({ fault }: { readonly fault: FaultCode | null }) => (
  <p className="fair-hint">
    <b>{say('fair.noResult')}</b> {fault && `${FAULT_WORDS[fault]} (${fault}) `}
    {say('fair.noResultEnd')}
  </p>
);
