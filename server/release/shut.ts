import type { Deps } from '../deps.ts';

/**
 * Nothing is played here until the house is opened again. Of several nodes, this one gives away what it keeps, for the others
 * have the code they were opened with, and is there for visitors alone. Slots look at the code themselves: any node plays them.
 */
export function shut({ tables, sport, node, bus }: Pick<Deps, 'tables' | 'sport' | 'node' | 'bus'>): void {
  tables.shut();
  if (node) void node.leave();
  else sport.inBackground(sport.operator.shutAll());
  bus.publish('payments', {}); // the office looks again
}
