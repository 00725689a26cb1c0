import type { Reply } from '@maidan/contract/api';
import { say } from '@maidan/words/say';
import { formatInstant, formatTime } from '../../ui/when.ts';
import { spaced } from '../words.ts';

export type AuditRow = Reply<'audit'>['rows'][number];

/** The last word of an action, for those who read the history of one request. */
const VERBS: Readonly<Record<string, string>> = {
  request: say('office.didRequest'),
  claim: say('office.didClaim'),
  release: say('office.didRelease'),
  check: say('office.didCheck'),
  approve: say('office.didApprove'),
  reject: say('office.didReject'),
  send: say('office.didSend'),
  confirm: say('office.didConfirm'),
  fail: say('office.didFail'),
  screenshot: say('office.didLook'),
};

interface Props {
  readonly rows: readonly AuditRow[];
}

/** What was done to one thing, newest first. */
export function History({ rows }: Props) {
  if (rows.length === 0) return <p className="office-quiet">{say('office.nothingDone')}</p>;
  return (
    <ol className="office-history">
      {rows.toReversed().map(row => (
        <li key={row.seq}>
          <time dateTime={new Date(row.at).toISOString()} title={formatInstant(row.at)}>
            {formatTime(row.at)}
          </time>
          <b title={row.actor}>{row.name}</b>
          <span>{wordsOf(row)}</span>
          <code title={row.hash}>{row.hash.slice(0, 4)}…</code>
        </li>
      ))}
    </ol>
  );
}

function wordsOf({ action, reason }: AuditRow): string {
  const verb = action.split('.').at(-1) ?? action;
  const words = VERBS[verb] ?? spaced(verb);
  return reason ? `${words}: ${reason}` : words;
}
