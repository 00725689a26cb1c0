import { gameOf, ALL } from '@maidan/games/index';
import { dealtByHand, ImpossibleDeal } from '@maidan/games/kit/testing/byHand';
import { type Played, playedOut } from '@maidan/games/kit/testing/played';
import { refuse, typed } from '../commandLine.ts';

/* npm run play -- <code> <faces in deal order> [--gone <faces>] [--json]: what a deal is worth, by the rules. */

const { values, positionals } = typed({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, gone: { type: 'string', multiple: true, default: [] } },
});
const [code = '', ...faces] = positionals;
const game = await gameOf(code);
if (!game) refuse(`There is no game called ${code || 'nothing'}. There are: ${ALL.map(each => each.code).join(', ')}.`);
try {
  const played = playedOut(game, dealtByHand(game, split(faces), split(values.gone)));
  console.log(values.json ? JSON.stringify(played) : inWords(played));
} catch (error) {
  if (error instanceof ImpossibleDeal) refuse(error.message);
  throw error;
}

function inWords({ code: result, text, selections }: Played): string {
  const width = Math.max(...selections.map(({ label }) => label.length));
  const rows = selections.map(({ label, sid, outcome, pays, line }) => {
    const at = line === undefined ? '' : `  at ${line}`;
    const paid = pays === null ? 'not sold' : `returns ${pays}`;
    return `  ${String(sid).padStart(6)}  ${label.padEnd(width)}  ${outcome.padEnd(9)}  ${paid}${at}`;
  });
  return [`Result ${result}: ${text}`, ...rows].join('\n');
}

function split(words: readonly string[]): string[] {
  return words.flatMap(word => word.split(/[\s,]+/)).filter(word => word !== '');
}
