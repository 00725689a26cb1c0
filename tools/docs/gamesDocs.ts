import { formatShort } from '@maidan/core/format';
import { decimal } from '@maidan/core/odds';
import { allGames } from '@maidan/games/index';
import type { Game, Limits, Market, Price, Selection, Step, Table } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { type Return, returnsOf } from '@maidan/games/kit/returns';

/** docs/GAMES.md: every game as its declaration has it, with what its bets return. */
export async function gamesDocs(): Promise<string> {
  const games = await allGames();
  return [
    '# The games',
    '',
    'Made from the declarations in `games/` by `npm run docs`. Odds are decimal, stake included; a price before the first',
    'card is shown for rows whose price moves, and ≈ where a row opens later, at a price that follows the cards.',
    '"Wins" is the chance to end up with more than the stake, "Returns" what',
    'comes back of each unit staked in the long run; both are counted from the rules that settle the bets.',
    '',
    ...games.map(({ code, name, category }) => `- [${name}](#${anchor(name, code)}) (\`${code}\`, ${category})`),
    ...games.flatMap(game => ['', ...onePage(game)]),
    '',
  ].join('\n');
}

function onePage(game: Game): string[] {
  const returns = new Map(returnsOf(game).map(row => [row.id, row]));
  return [
    `## ${game.name} · ${game.code}`,
    '',
    `${shoeInWords(game)} ${scriptInWords(game)}`,
    '',
    ...game.rules.map(rule => `- ${rule}`),
    ...(game.markets.some(({ selections }) => selections.length > 0)
      ? [
          '',
          '| Market | Selection | sid | Odds | Lay | Range | Wins | Returns |',
          '| --- | --- | --- | --- | --- | --- | --- | --- |',
        ]
      : []),
    ...game.markets.flatMap(market => rowsOf(market, returns)),
  ];
}

/** Selections that differ in nothing but their name share a line. */
function rowsOf(market: Market<Table>, returns: ReadonlyMap<string, Return>): string[] {
  const lines = market.selections.map(selection => {
    const found = returns.get(selection.id)!;
    return { label: found.label, sid: String(found.sid), rest: restOf(market, selection, found) };
  });
  const groups: { first: (typeof lines)[number]; last: (typeof lines)[number]; count: number }[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.first.rest === line.rest) Object.assign(group, { last: line, count: group.count + 1 });
    else groups.push({ first: line, last: line, count: 1 });
  }
  return groups.flatMap(({ first, last, count }) => {
    if (count === 1) return [`| ${market.name} | ${first.label} | ${first.sid} | ${first.rest} |`];
    const sids = first.sid === last.sid ? first.sid : `${first.sid} … ${last.sid}`;
    return [`| ${market.name} | ${first.label} … ${last.label} (${count}) | ${sids} | ${first.rest} |`];
  });
}

function restOf(market: Market<Table>, { price, limits }: Selection<Table>, row: Return): string {
  const about = row.opensLater ? '≈ ' : '';
  const back = row.odds === undefined ? 'locked' : about + backInWords(price, row.odds, row.line);
  const layer = row.layAt ? `${about}${at(row.layAt.odds, row.layAt.line)}: ${percent(row.lay)}` : '–';
  return [back, layer, range(limits ?? market.limits), percent(row.hit), percent(row.rtp)].join(' | ');
}

function backInWords(price: Price<Table>, odds: number, line: number | undefined): string {
  if (price.kind !== 'paytable') return at(odds, line);
  return Object.entries(price.pays)
    .map(([name, paid]) => `${name} ${decimal(paid)}`)
    .join(', ');
}

/** '83 @ 2': the number to reach, and the odds. */
const at = (odds: number, line: number | undefined): string =>
  `${line === undefined ? '' : `${line} @ `}${Math.round(odds * 1000) / 1000}`;

const range = ({ min, max }: Limits): string => `${formatShort(min)} to ${formatShort(max)}`;

const percent = (share: number | undefined): string =>
  share === undefined ? '–' : `${(share * 100).toFixed(share > 0 && share < 0.01 ? 4 : 2)} %`;

function shoeInWords({ shoe, laid, carry }: Game): string {
  const count = [...shoe.faces.values()].reduce((sum, each) => sum + each, 0);
  const each = shoe.perSeat ? ' for each side' : '';
  const kind = {
    cards: `${count} cards${each}`,
    dice: 'Dice',
    wheel: `A wheel of ${count} pockets`,
    clips: 'Clips, drawn by weight',
  };
  const kept = carry ? ', kept over several rounds' : '';
  const open = laid ? `; ${Object.values(laid).flat().length} more lie open in every round` : '';
  return `${kind[shoe.kind]}${kept}${open}.`;
}

function scriptInWords(game: Game): string {
  const table = tableOf(game, { gone: [], dealt: [] });
  const first = [...takeUntilDeal(game.script(table))];
  const open = first.find(step => step.do === 'bets');
  return open ? `Bets are open for ${open.ms / 1000} s before the deal.` : 'Cards are dealt before bets are taken.';
}

function* takeUntilDeal(steps: Iterable<Step>): Generator<Step> {
  for (const step of steps) {
    if (step.do === 'deal') return;
    yield step;
  }
}

const anchor = (name: string, code: string): string =>
  `${name} · ${code}`
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-');
