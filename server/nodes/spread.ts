import { hash } from 'node:crypto';

/**
 * Which of these keeps it, when all agree on who is there (rendezvous hashing): one more takes its share from all others,
 * and what one leaves behind goes to all others. Nobody decides, and nothing else moves.
 */
export function keeperOf(place: string, nodes: readonly string[]): string | undefined {
  const [first] = nodes
    .map(node => ({ node, lot: hash('sha256', `${place} ${node}`, 'hex') }))
    .toSorted((a, b) => (a.lot < b.lot ? -1 : 1));
  return first?.node;
}
