import type { Reply } from '@maidan/contract/api';
import type { Game } from '@maidan/games/kit/game';
import { say } from '@maidan/words/say';
import { Fragment, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { saveFile } from '../../../ui/saveFile.ts';
import { SeenLive } from '../../parts/seen/SeenLive.tsx';
import { beaconWords } from '../../parts/beaconWords.ts';
import { BetsInRoot } from './BetsInRoot.tsx';
import { type Check, evidenceOf, readRecord, type Verdict, verdictOn } from './proof.ts';

interface Props {
  readonly game: Game;
  readonly round: Reply<'round'>;
}

interface CheckWords {
  readonly title: string;
  readonly about: string;
  readonly passed: string;
}

const WORDS: Readonly<Record<Check['name'], CheckWords>> = {
  Commitment: {
    title: say('casino.commitment'),
    about: say('casino.commitmentIs'),
    passed: say('casino.commitmentPassed'),
  },
  Beacon: { title: say('casino.beacon'), about: say('casino.beaconIs'), passed: say('casino.beaconPassed') },
  Seed: { title: say('casino.seed'), about: say('casino.seedIs'), passed: say('casino.seedPassed') },
  Cards: { title: say('casino.cards'), about: say('casino.cardsAre'), passed: say('casino.cardsPassed') },
  BetsRoot: { title: say('casino.betsRoot'), about: say('casino.betsRootIs'), passed: say('casino.betsRootPassed') },
};
const NAMES = ['Commitment', 'BetsRoot', 'Beacon', 'Seed', 'Cards'] as const satisfies readonly Check['name'][];

/** The round is drawn again on this device, from what was published about it. Nothing is sent. */
export function RoundProof({ game, round }: Props) {
  const [verdict, setVerdict] = useState<Verdict>();
  const record = readRecord(round.record);
  if (!record) return <p className="note">{say('casino.noRecord')}</p>;
  const evidence = evidenceOf(record);
  return (
    <section className="round-proof" aria-label={say('casino.proof')}>
      <h3>{say('casino.proof')}</h3>
      <dl>
        {NAMES.filter(name => evidence[name].length > 0).map(name => (
          <div key={name}>
            <dt>
              {WORDS[name].title}
              <small>{WORDS[name].about}</small>
            </dt>
            <dd>
              {evidence[name].map(({ value, note }) => (
                <Fragment key={`${value} ${note}`}>
                  {value && <code>{value}</code>}
                  {note && <small>{beaconWords(note)}</small>}
                </Fragment>
              ))}
            </dd>
            <dd>{verdict && <Passed name={name} verdict={verdict} />}</dd>
          </div>
        ))}
      </dl>
      <div className="proof-acts">
        <Button kind="teal" onClick={() => void verdictOn(game, record).then(setVerdict)}>
          {say('casino.verify')}
        </Button>
        <Button onClick={() => save(round)}>
          <Icon name="download" small />
          {say('casino.record')}
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
      {isPassed ? WORDS[name].passed : say('casino.differs')}
    </span>
  );
}

function Outcome({ verdict: { checks, fault } }: { readonly verdict: Verdict }) {
  const passed = checks.filter(({ isPassed }) => isPassed).length;
  if (fault !== undefined) return <span className="neg">{fault}</span>;
  return <span className="pos">{say('casino.passed', { passed, all: checks.length })}</span>;
}
