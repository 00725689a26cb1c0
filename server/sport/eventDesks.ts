import type { MarketId } from '@maidan/core/ids';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import type { MarketRow } from '../exchange/rows.ts';
import type { EventDesk } from './eventDesk.ts';

/** The desks of everything that is on or coming, by event and by market. */
export class EventDesks {
  readonly byEvent = new Map<string, EventDesk>();
  readonly #events = new Map<MarketId, string>();
  readonly #deciding = new Set<string>();

  add(desk: EventDesk): void {
    this.byEvent.set(desk.row.id, desk);
  }

  remove(event: string): void {
    this.byEvent.delete(event);
    this.#deciding.delete(event);
  }

  opened(event: string, markets: readonly MarketRow[]): void {
    for (const { id } of markets) this.#events.set(id, event);
  }

  settled(markets: readonly MarketRow[]): void {
    for (const { id } of markets) this.#events.delete(id);
  }

  /** Whose market it is. */
  at(id: MarketId): EventDesk | undefined {
    return this.byEvent.get(this.#events.get(id) ?? '');
  }

  /** Where a market is, as far as it is not settled yet. */
  market(id: MarketId): { readonly desk: EventDesk; readonly row: MarketRow } | undefined {
    const [desk, row] = [this.at(id), this.at(id)?.market(id)];
    return desk && row && { desk, row };
  }

  houseRow(id: MarketId): HouseRow | undefined {
    const row = this.at(id)?.houseRow(id);
    return row && this.isDeciding(id) ? { ...row, status: 'suspended' } : row;
  }

  /** What comes next in its match can be known to somebody, and is not recorded yet. */
  isDeciding(id: MarketId): boolean {
    return this.#deciding.has(this.#events.get(id) ?? '');
  }

  decides(event: string, isDeciding: boolean): void {
    if (isDeciding) this.#deciding.add(event);
    else this.#deciding.delete(event);
  }
}
