import { refuse, typed } from '../commandLine.ts';
import { rehearse, type Report } from './drill/rehearse.ts';

/*
 * npm run drill: a house of its own, players who bet, a backup under them, the database destroyed, restored and compared
 * with what players were told. It fails when anything is missing. `-- --commands 1000` and `--players 20` make it
 * longer, `--seed 7` makes another one, and `--no-archive` shows what a backup alone would lose.
 */
const { values } = typed({
  allowNegative: true,
  options: {
    commands: { type: 'string', default: '300' },
    players: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    archive: { type: 'boolean', default: true },
  },
});
const [commands, players, seed] = [whole('commands'), whole('players'), whole('seed')];
const over = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => over.abort());
try {
  const { archive: isArchived } = values;
  const report = await rehearse({ commands, players, seed, isArchived, over: over.signal, say: console.log });
  console.log(inWords(report));
  process.exit(report.complaints.length === 0 ? 0 : 1);
} catch (error) {
  refuse(`The drill failed: ${error instanceof Error ? error.message : String(error)}.`);
}

function whole(name: 'commands' | 'players' | 'seed'): number {
  const n = Number(values[name]);
  return Number.isSafeInteger(n) && n > 0 ? n : refuse(`--${name} must be a whole number, not ${values[name]}.`);
}

function inWords(report: Report): string {
  const { acknowledged, lost, lostSeconds, transfers, lines, digests, backupBytes, logFiles } = report;
  const { restoreSeconds, openSeconds, complaints } = report;
  const rto = restoreSeconds + openSeconds;
  return [
    `${acknowledged} commands were acknowledged, ${transfers} transfers and ${lines} lines of journals were seen.`,
    `RPO: ${lost} commands, ${lostSeconds.toFixed(1)} s.`,
    `RTO: ${rto.toFixed(1)} s: ${restoreSeconds.toFixed(1)} s to restore a backup of ${Math.round(backupBytes / 2 ** 20)} MB ` +
      `and ${logFiles} files of log, ${openSeconds.toFixed(1)} s to open the house.`,
    ...(complaints.length === 0
      ? [`Nothing is missing, nothing is there twice, Σ = 0, and ${digests} digests of journals are equal.`]
      : complaints),
  ].join('\n');
}
