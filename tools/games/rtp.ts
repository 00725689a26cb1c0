import { entryOf, ALL } from '@maidan/games/index';
import { type Return, returnsOf } from '@maidan/games/kit/returns';
import { refuse, typed } from '../commandLine.ts';

/* npm run rtp [code…] [-- --json]: what every selection returns at its opening price, from the rules alone. */

const { values, positionals: codes } = typed({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false } },
});
const unknown = codes.find(code => !entryOf(code));
if (unknown !== undefined)
  refuse(`There is no game called ${unknown}. There are: ${ALL.map(({ code }) => code).join(', ')}.`);
const chosen = codes.length === 0 ? ALL : codes.map(code => entryOf(code)!);
const { json } = values;
const all: Return[] = [];
for (const entry of chosen) {
  const returns = returnsOf((await entry.load()).default);
  if (json) all.push(...returns);
  else print(entry.name, entry.code, returns, codes.length > 0);
}
if (json) {
  const rows = all.map(({ game, id, sid, label, odds, line, rtp, lay, hit, method, opensLater }) => ({
    game,
    id,
    sid,
    label,
    odds: odds ?? null,
    rtp: rtp ?? null,
    hit,
    method,
    ...(line !== undefined && { line }),
    ...(lay !== undefined && { lay }),
    ...(opensLater && { opensLater }),
  }));
  console.log(JSON.stringify(rows));
}

function print(name: string, code: string, returns: readonly Return[], isWhole: boolean): void {
  const most = isWhole ? returns.length : 14;
  const width = Math.max(...returns.map(({ label }) => label.length));
  const lines = returns.slice(0, most).map(({ label, odds, rtp, lay, hit, method }) => {
    const price = odds === undefined ? 'locked' : odds.toFixed(2);
    const layer = lay === undefined ? '' : `  lay ${percent(lay)}`;
    return `  ${label.padEnd(width)}  ${price.padStart(8)}  wins ${percent(hit)}  returns ${percent(rtp)}  ${method}${layer}`;
  });
  const more = returns.length > most ? [`  and ${returns.length - most} more: npm run rtp ${code}`] : [];
  console.log([`\n${name} (${code})`, ...lines, ...more].join('\n'));
}

function percent(share: number | undefined): string {
  return (share === undefined ? '–' : `${(share * 100).toFixed(2)} %`).padStart(9);
}
