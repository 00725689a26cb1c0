import { refuse } from '../commandLine.ts';
import { rehearse } from './rehearse.ts';

/*
 * npm run drill: a house of its own with players who bet, a backup under that load, and a blow that destroys the house and
 * its database. It is restored, and held against everything that was acknowledged. PLAYERS=20 and BETS=5000 make more of it.
 */
const { acknowledged, lost, restoredMs, openMs, complaints } = await rehearse({
  players: Number(process.env['PLAYERS'] ?? 8),
  bets: Number(process.env['BETS'] ?? 200),
  say: console.log,
});
console.log(`Acknowledged before the blow: ${acknowledged} bets. Lost (RPO): ${lost}.`);
console.log(`The database was back after ${seconds(restoredMs)} s, the house after ${seconds(openMs)} s (RTO).`);
if (complaints.length > 0) refuse(`${complaints.length} complaints:\n${complaints.join('\n')}`);
process.exit();

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1);
}
