import type { Reply } from '@maidan/contract/api';
import type { Game } from '@maidan/games/kit/game';
import { Fragment, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { SeenLive } from '../../fair/SeenLive.tsx';
import { BetsInRoot } from './BetsInRoot.tsx';
import { type Check, evidenceOf, readRecord, type Verdict, verdictOn } from './proof.ts';

interface Props {
  readonly game: Game;
  readonly round: Reply<'round'>;
}

const ABOUT: Readonly<Record<Check['name'], string>> = {
  Commitment: 'shown before bets',
  Beacon: 'public, after close',
  Seed: 'opened after result',
  Cards: 'rebuilt here',
  'Bets root': 'when betting closed',
};
const PASSED: Readonly<Record<Check['name'], string>> = {
  Commitment: 'Matches',
  Beacon: 'Fresh',
  Seed: 'Hash fits',
  Cards: 'Same cards',
  'Bets root': 'In time',
};
const NAMES = ['Commitment', 'Bets root', 'Beacon', 'Seed', 'Cards'] as const;

/** The round is drawn again on this device, from what was published about it. Nothing is sent. */
export function RoundProof({ game, round }: Props) {
  const [verdict, setVerdict] = useState<Verdict>();
  const record = readRecord(round.record);
  if (!record) return <p className="note">This round ended before records told of void rounds.</p>;
  const evidence = evidenceOf(record);
  return (
    <section className="round-proof" aria-label="Proof">
      <h3>Proof</h3>
      <dl>
        {NAMES.filter(name => evidence[name].length > 0).map(name => (
          <div key={name}>
            <dt>
              {name}
              <small>{ABOUT[name]}</small>
            </dt>
            <dd>
              {evidence[name].map(({ value, note }) => (
                <Fragment key={`${value} ${note}`}>
                  {value && <code>{value}</code>}
                  {note && <small>{note}</small>}
                </Fragment>
              ))}
            </dd>
            <dd>{verdict && <Passed name={name} verdict={verdict} />}</dd>
          </div>
        ))}
      </dl>
      <div className="proof-acts">
        <Button kind="teal" onClick={() => void verdictOn(game, record).then(setVerdict)}>
          Verify in this page
        </Button>
        <Button onClick={() => save(round)}>
          <Icon name="download" small />
          Record
        </Button>
        <output>{verdict && <Outcome verdict={verdict} />}</output>
      </div>
      {record.windows && <BetsInRoot record={record} />}
      <SeenLive record={record} />
    </section>
  );
}

const save = (round: Reply<'round'>): void =>
  saveFile(new Blob([JSON.stringify(round.record)], { type: 'application/json' }), `${round.game}-${round.id}.json`);

function Passed({ name, verdict }: { readonly name: Check['name']; readonly verdict: Verdict }) {
  const isPassed = verdict.checks.find(check => check.name === name)?.isPassed ?? false;
  return (
    <span className={isPassed ? 'proof-mark pos' : 'proof-mark neg'}>
      <Icon name={isPassed ? 'check' : 'warning'} small />
      {isPassed ? PASSED[name] : 'Differs'}
    </span>
  );
}

function Outcome({ verdict: { checks, fault } }: { readonly verdict: Verdict }) {
  const passed = checks.filter(({ isPassed }) => isPassed).length;
  if (fault !== undefined) return <span className="neg">{fault}</span>;
  return (
    <span className="pos">
      {passed} of {checks.length} checks passed on your device.
    </span>
  );
}
