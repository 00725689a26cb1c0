import { ALWAYS_LISTED, NOTICE_KINDS, NOTICE_WAYS, type NoticeKind, type NoticeWay } from '@maidan/contract/inboxKinds';
import { say } from '@maidan/words/say';
import type { Choices } from './useChoices.ts';

const KINDS: Readonly<Record<NoticeKind, readonly [name: string, about: string]>> = {
  deposit: [say('inbox.deposits'), say('inbox.depositsAre')],
  withdrawal: [say('inbox.withdrawals'), say('inbox.withdrawalsAre')],
  bets: [say('inbox.bets'), say('inbox.betsAre')],
  matched: [say('inbox.matched'), say('inbox.matchedAre')],
  limit: [say('inbox.limits'), say('inbox.limitsAre')],
  security: [say('inbox.security'), say('inbox.securityIs')],
  support: [say('inbox.support'), say('inbox.supportIs')],
  news: [say('inbox.news'), say('inbox.newsIs')],
};

const WAYS: Readonly<Record<NoticeWay, string>> = {
  inbox: say('inbox.listed'),
  toast: say('inbox.toasts'),
  push: say('inbox.pushed'),
};

interface Props {
  readonly off: Choices['off'];
  readonly onChange: (off: Choices['off']) => void;
}

/** Every kind by every way. */
export function ChoiceTable({ off, onChange }: Props) {
  const change = (kind: NoticeKind, way: NoticeWay, isOn: boolean): void =>
    onChange({ ...off, [way]: isOn ? off[way].filter(each => each !== kind) : [...off[way], kind] });
  return (
    <table className="choices">
      <caption className="vh">{say('inbox.what')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">{say('inbox.what')}</span>
          </th>
          {NOTICE_WAYS.map(way => (
            <th scope="col" key={way}>
              {WAYS[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {NOTICE_KINDS.map(kind => (
          <tr key={kind}>
            <th scope="row">
              {KINDS[kind][0]}
              <span className="muted">{KINDS[kind][1]}</span>
            </th>
            {NOTICE_WAYS.map(way => (
              <td key={way}>
                {kind === ALWAYS_LISTED && way === 'inbox' ? (
                  <span className="muted">{say('inbox.always')}</span>
                ) : (
                  <label className="choice">
                    <input
                      type="checkbox"
                      aria-label={say('inbox.choiceOf', { kind: KINDS[kind][0], way: WAYS[way] })}
                      checked={!off[way].includes(kind)}
                      onChange={event => change(kind, way, event.target.checked)}
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
