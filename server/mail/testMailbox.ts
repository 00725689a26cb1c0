import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What a mailbox of a test does with the next mail, once it has read it. */
export type Manner = 'takes' | 'refuses' | 'hangsUp';

export interface Got {
  readonly to: string;
  /** As it came over the wire: headers, an empty line, the text. */
  readonly raw: string;
  /** What a person reads. */
  readonly text: string;
}

/** A real SMTP server (RFC 5321) on a port of its own, as much of one as mails of ours need. */
export class Mailbox {
  readonly got: Got[] = [];
  readonly port: number;
  manner: Manner = 'takes';
  readonly #close: () => void;

  private constructor(port: number, close: () => void) {
    this.port = port;
    this.#close = close;
  }

  static async open(): Promise<Mailbox> {
    let mailbox: Mailbox | undefined;
    const sockets = new Set<Socket>();
    const server = createServer(socket => {
      sockets.add(socket);
      socket.on('error', () => {});
      if (mailbox) void talk(socket, mailbox);
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return (mailbox = new Mailbox(address.port, () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    }));
  }

  get config() {
    const from = 'Maidan <no-reply@maidan.example>';
    return { host: '127.0.0.1', port: this.port, secure: false, user: '', password: '', from };
  }

  close(): void {
    this.#close();
  }
}

async function talk(socket: Socket, mailbox: Mailbox): Promise<void> {
  const say = (line: string): unknown => socket.write(`${line}\r\n`);
  say('220 mailbox ESMTP');
  let to = '';
  let lines: string[] | undefined;
  for await (const line of createInterface({ input: socket })) {
    if (lines && line !== '.') lines.push(line);
    else if (lines) {
      const raw = lines.join('\r\n');
      lines = undefined;
      if (mailbox.manner === 'hangsUp') return void socket.destroy();
      if (mailbox.manner === 'takes') mailbox.got.push({ to, raw, text: textOf(raw) });
      say(mailbox.manner === 'takes' ? '250 2.0.0 taken' : '451 4.3.0 not now');
    } else if (line === 'DATA') {
      lines = [];
      say('354 go on');
    } else if (line === 'QUIT') say('221 bye');
    else {
      to = /^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? to;
      say('250 well');
    }
  }
  return undefined;
}

/** Undoes what keeps letters whole on the way: quoted-printable or base64. */
function textOf(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(text, 'base64').toString('utf8');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return text;
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
