import type { Card } from '../cards.ts';
import type { Table } from '../game.ts';
import { pokerRank } from './poker.ts';

/* Texas hold'em between two players: A and B hold two cards each, and five on the board belong to both. */

export const PLAYERS = ['A', 'B'] as const;
export type Player = (typeof PLAYERS)[number];
export type HeadsUp = Table<Player | 'board', Card>;

export const SEATS = { A: 'Player A', B: 'Player B', board: 'Board' } as const;

/** What a player's best five of seven cards come to. */
export const bestFive = (t: HeadsUp, player: Player): number => pokerRank([...t[player], ...t.board]);

/** More than nothing when this player's hand is the better one. */
export const lead = (t: HeadsUp, player: Player): number =>
  bestFive(t, player) - bestFive(t, player === 'A' ? 'B' : 'A');
