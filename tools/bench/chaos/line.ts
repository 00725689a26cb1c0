import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/* A line on loopback between a node and what it needs, which can be cut: a proxy that understands nothing of what it carries. */

/** At once, as by a machine without the program, or so that nobody hears anything any more. */
export type Cut = 'refused' | 'silent';

/** Both ends of one connection. */
class Pair {
  readonly #ends: readonly [Socket, Socket];
  /** What is told to the other end once there is a way again. */
  #later: (() => void)[] = [];
  #isSilent = false;

  constructor(from: Socket, to: Socket) {
    this.#ends = [from, to];
    this.#carry(from, to);
    this.#carry(to, from);
  }

  hush(): void {
    this.#isSilent = true;
    for (const end of this.#ends) end.pause();
  }

  goOn(): void {
    this.#isSilent = false;
    for (const end of this.#ends) end.resume();
    this.#later.splice(0).forEach(act => act());
  }

  reset(): void {
    for (const end of this.#ends) end.resetAndDestroy();
  }

  /** Nobody there is ever heard again, and who listens here does not learn why. */
  lose(): void {
    this.hush();
    this.#later = [];
    this.#ends[1].destroy();
  }

  #carry(from: Socket, to: Socket): void {
    from.on('data', bytes => {
      if (!to.write(bytes)) from.pause();
    });
    to.on('drain', () => this.#isSilent || from.resume());
    from.on('end', () => this.#tell(() => to.end()));
    from.on('error', () => {}); // followed by its end
    from.on('close', () => this.#tell(() => to.destroy()));
  }

  #tell(act: () => void): void {
    if (this.#isSilent) this.#later.push(act);
    else act();
  }
}

export class Line {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  /** Who came while nobody was heard. */
  readonly #waiting = new Set<Socket>();
  #to: number;
  #cut: Cut | undefined;

  private constructor(server: Server, to: number) {
    this.#server = server;
    this.#to = to;
    server.on('connection', socket => this.#taken(socket));
  }

  static async to(port: number): Promise<Line> {
    const server = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Line(server, port);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port; // it listens
  }

  /** The same address by way of this line. */
  through(url: string): string {
    const address = new URL(url);
    address.port = String(this.port);
    return address.href;
  }

  cut(how: Cut): void {
    this.#cut = how;
    for (const pair of this.#pairs) {
      if (how === 'silent') pair.hush();
      else pair.reset();
    }
  }

  /** What was sent meanwhile arrives. */
  mend(): void {
    this.#cut = undefined;
    for (const pair of this.#pairs) pair.goOn();
    for (const socket of this.#waiting) this.#join(socket);
    this.#waiting.clear();
  }

  /** To somebody else from now on. Whoever was connected before stays so, to nobody. */
  lead(port: number): void {
    this.#to = port;
    for (const pair of this.#pairs) pair.lose();
    this.#pairs.clear();
    this.mend();
  }

  close(): void {
    this.#server.close();
    for (const pair of this.#pairs) pair.reset();
    for (const socket of this.#waiting) socket.destroy();
  }

  #taken(socket: Socket): void {
    socket.on('error', () => {});
    if (this.#cut === 'refused') socket.resetAndDestroy();
    else if (this.#cut === 'silent') this.#waiting.add(socket);
    else this.#join(socket);
  }

  #join(socket: Socket): void {
    const other = connect({ port: this.#to, host: '127.0.0.1', allowHalfOpen: true });
    const pair = new Pair(socket, other);
    this.#pairs.add(pair);
    socket.once('close', () => this.#pairs.delete(pair));
  }
}
