import type { Millis } from '@maidan/core/ids';
import type { Say } from '@maidan/words/speak';
import type { Deps } from '../deps.ts';
import { sayIn } from '../words.ts';
import type { MailRow } from '../writer/rows.ts';
import { ownerOf } from './links.ts';

/** A mail as it is read. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export type Mailed = Pick<MailRow, 'id' | 'address' | 'kind' | 'language' | 'secret' | 'at' | 'until'> & {
  readonly username: string;
};

type Writing = Pick<Deps, 'config' | 'secrets'>;

/** What a mail says, in the language of its reader. It is put in words when it is sent: nobody stores its link. */
export function letterOf(deps: Writing, mail: Mailed): Letter {
  const say = sayIn(mail.language);
  const { address: to, username: name } = mail;
  const until = minuteIn(say, mail.until);
  switch (mail.kind) {
    case 'confirmEmail': {
      const text = say('mail.confirmText', { name, link: linkIn(deps, mail, 'confirm'), until });
      return { to, subject: say('mail.confirmSubject'), text };
    }
    case 'resetPassword': {
      const text = say('mail.resetText', { name, link: linkIn(deps, mail, 'reset'), until });
      return { to, subject: say('mail.resetSubject'), text };
    }
    case 'ticketAnswered': {
      const link = `${deps.config.siteOrigin ?? ''}/support/${ticketIn(mail)}`;
      return { to, subject: say('mail.answeredSubject'), text: say('mail.answeredText', { name, link }) };
    }
    case 'passwordReset':
      return { to, subject: say('mail.doneSubject'), text: say('mail.doneText', { name, at: minuteIn(say, mail.at) }) };
  }
}

/** What proves something stands behind the #: no server on the way, ours included, writes it into its log. */
function linkIn({ config, secrets }: Writing, { id, secret }: Mailed, step: 'confirm' | 'reset'): string {
  const token = secrets.open(secret ?? '', ownerOf(id.slice(step.length + 1)));
  return `${config.siteOrigin ?? ''}/way-back/${step}#${token}`;
}

/** Of which question: the mail is called by it and by the message that answers it, each 16 letters long. */
const ticketIn = ({ id }: Mailed): string => id.slice('ticketAnswered-'.length, -16);

const INDIA_MS = 5.5 * 3_600_000;

/** 07 Mar 2026 17:30 IST */
function minuteIn(say: Say, at: Millis): string {
  const [day = '', time = ''] = new Date(at + INDIA_MS).toISOString().split('T');
  const [year, month, date] = day.split('-');
  return `${date} ${say('frame.months').split(' ')[Number(month) - 1]} ${year} ${time.slice(0, 5)} IST`;
}
