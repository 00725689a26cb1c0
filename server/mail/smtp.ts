import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection, { type SMTPEnvelope, type SMTPError } from 'nodemailer/lib/smtp-connection';
import type { SmtpConfig } from '../config.ts';
import type { Letter } from './letters.ts';

const PATIENCE_MS = 15_000;

/** What became of a mail: where nobody can know, it may have arrived. */
export interface Outcome {
  readonly became: 'sent' | 'refused' | 'unsure';
  /** What the other side said, or why it said nothing. */
  readonly answer: string;
}

/** Hands one mail over. Its own name goes with it, so that who gets it from two servers knows it is one. */
export async function sendMail(smtp: SmtpConfig, letter: Letter, name: string): Promise<Outcome> {
  const domain = /@([^>\s]+)>?$/.exec(smtp.from)?.[1] ?? 'localhost';
  const composed = new MailComposer({ from: smtp.from, ...letter, messageId: `<${name}@${domain}>` }).compile();
  const bytes = await composed.build();
  const line = new SMTPConnection({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.secure,
    requireTLS: smtp.password !== '' && !smtp.secure && !LOOPBACK.includes(smtp.host),
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  try {
    return await handOver(line, smtp, composed.getEnvelope(), bytes);
  } finally {
    line.close();
  }
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Before the mail itself was begun nothing was sent; once it was, only the other side's word says whether it has it. */
function handOver(
  line: SMTPConnection,
  { user, password }: SmtpConfig,
  envelope: SMTPEnvelope,
  bytes: Buffer,
): Promise<Outcome> {
  return new Promise(resolve => {
    let isBegun = false;
    const fail = (error: SMTPError): void => {
      const wasAnswered = error.responseCode !== undefined;
      resolve({ became: isBegun && !wasAnswered ? 'unsure' : 'refused', answer: error.response ?? error.message });
    };
    const send = (): void => {
      isBegun = true;
      line.send(envelope, bytes, (error, info) =>
        error ? fail(error) : resolve({ became: 'sent', answer: info?.response ?? '' }),
      );
    };
    line.once('error', fail);
    line.connect(() => {
      if (user === '') send();
      else line.login({ user, pass: password }, error => (error ? fail(error) : send()));
    });
  });
}
