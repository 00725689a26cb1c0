import type { AskedAgain } from '../db/db.ts';
import { eventsUnderWay } from '../exchange/store.ts';
import { addCommitted } from '../sport/committed.ts';
import type { Sports } from '../sport/openSport.ts';
import { Turns } from '../work/turns.ts';
import type { World } from '../world.ts';
import { fencedDb } from './fencedDb.ts';
import { type Lease, sportPlaceOf } from './place.ts';
import type { Post } from './post.ts';
import type { SportParts } from './sportParts.ts';

export interface ProgrammeOptions {
  readonly db: AskedAgain;
  readonly post: Post;
  readonly world: World;
  readonly parts: Pick<SportParts, 'known' | 'added'>;
  readonly sports: Sports;
  report(error: unknown): void;
}

/** What nobody told is seen this late. */
const LOOK_MS = 5_000;

/** What is to be played next, of all sport: added by the one node that keeps it, and taken up by who keeps the part it is in. */
export class Programme {
  readonly #options: ProgrammeOptions;
  readonly #turns = new Turns();
  #kept: { readonly lease: Lease; readonly timer: NodeJS.Timeout } | undefined;
  #isDue = false;

  constructor(options: ProgrammeOptions) {
    this.#options = options;
    options.post.hear('due', () => this.#look());
  }

  begin(lease: Lease): void {
    const { sports, report } = this.#options;
    for (const fault of sports.faults ?? []) report(fault);
    if (!sports.isOpen) return;
    this.#kept = { lease, timer: setInterval(() => this.#look(), LOOK_MS).unref() };
    this.#look();
  }

  async end(): Promise<void> {
    clearInterval(this.#kept?.timer);
    this.#kept = undefined;
    await this.#turns.over();
  }

  /** Another one may have to be added. */
  due(): void {
    if (this.#kept) this.#look();
    else this.#options.post.tell('due', {});
  }

  #look(): void {
    if (this.#isDue || !this.#kept) return;
    this.#isDue = true;
    void this.#turns.take(() => this.#addDue()).catch(error => this.#options.report(error)); // the next look tries again
  }

  /** The next ones first. What is on record and not played was not heard of, and is told again. */
  async #addDue(): Promise<void> {
    this.#isDue = false;
    const kept = this.#kept;
    if (!kept) return;
    const { db, world, parts, sports } = this.#options;
    const now = world.now();
    const answers = await parts.known();
    const played = new Set([...answers.values()].flatMap(part => part.played));
    const resting = new Set([...answers.values()].flatMap(part => part.resting));
    const tell = async (id: string): Promise<void> => {
      if (answers.has(sportPlaceOf(id))) await parts.added(id); // who takes a part up finds it by itself
    };
    const rows = (await eventsUnderWay(db)).filter(({ fixture }) => sports.sportOf(fixture));
    for (const { id } of rows) if (!played.has(id)) await tell(id);
    const known = rows.map(({ fixture }) => ({ fixture, isOver: false, isResting: resting.has(fixture.id) }));
    const due = await sports.due(known);
    for (const fixture of due.toSorted((a, b) => Math.abs(a.startsAt - now) - Math.abs(b.startsAt - now))) {
      if (this.#kept !== kept) return;
      const row = await addCommitted(fencedDb(db, kept.lease), fixture, world);
      if (row.state === 'upcoming') await tell(row.id);
    }
  }
}
