import { readFileSync } from 'node:fs';
import type { MatchRecord } from '@maidan/exchange/fair/matchRecord';
import { gameOf } from '@maidan/games/index';
import { beaconFault } from '@maidan/games/kit/fair/beaconProof';
import { FAULTS, type Fault } from '@maidan/games/kit/fair/faults';
import type { Game } from '@maidan/games/kit/game';
import { parseRecord } from '@maidan/games/kit/fair/parseRecord';
import type { RecordedWindow, RoundRecord } from '@maidan/games/kit/fair/record';
import { rootSince } from '@maidan/games/kit/fair/rootWords';
import type { SpinRecord } from '@maidan/games/slots/spin';
import { type Draw, recount, verifyFollowing, verifyRecord } from '@maidan/games/kit/fair/recount';
import { voidedByWords } from '@maidan/words/results/voidWords';
import { say as inEnglish } from '@maidan/words/say';
import { areInRoot } from './verifyBets.ts';
import { followsMatch, isMatch, verifiedMatch } from './verifyMatch.ts';
import { followsEarlier, isSpin, verifiedSpin } from './verifySpin.ts';

/*
 * node tools/verify/verifyRound.ts round.json [next.json …], or < round.json: draws the cards of a settled round again, step by
 * step, and says whether they are the ones that were committed to. Several records are of one table, the earliest first;
 * records of matches and of spins are known by their kind. With --bet bets.json round.json it says besides whether these bets
 * are in the root that was published when betting closed. It needs no network. Ends with 0 when all is well, else with 1.
 */
process.exit((await verifiesAll(process.argv.slice(2))) ? 0 : 1);

async function verifiesAll(paths: readonly string[]): Promise<boolean> {
  if (paths[0] === '--bet' && paths.length === 3) return verifiesBets(paths[1]!, paths[2]!);
  if (paths.some(path => path !== '-' && path.startsWith('-'))) return usage();
  if (paths.length > 0 && paths.every(path => isMatch(textOf(path) ?? ''))) return verifiesMatches(paths);
  if (paths.length > 0 && paths.every(path => isSpin(textOf(path) ?? ''))) return verifiesSpins(paths);
  let earlier: Verified | undefined;
  for (const path of paths.length > 0 ? paths : ['-']) {
    const text = textOf(path);
    if (text === undefined) return false;
    const round = await verified(text);
    if (!round || (earlier && !follows(earlier.record, round))) return false;
    earlier = round;
  }
  console.log('verified: every card is the one that was committed to, and the rules make this result of them');
  return true;
}

/** Records of matches, of one chain of seeds where there are several. */
async function verifiesMatches(paths: readonly string[]): Promise<boolean> {
  let earlier: MatchRecord | undefined;
  for (const path of paths) {
    const match = await verifiedMatch(textOf(path) ?? '');
    if (!match || (earlier && !followsMatch(earlier, match))) return false;
    earlier = match;
  }
  console.log('verified: everything happened as it was committed to, and the rules make this match of it');
  return true;
}

/** Records of spins, one after the other in one chain of seeds where there are several. */
async function verifiesSpins(paths: readonly string[]): Promise<boolean> {
  let earlier: SpinRecord | undefined;
  for (const path of paths) {
    const spin = await verifiedSpin(textOf(path) ?? '');
    if (!spin || (earlier && !followsEarlier(earlier, spin))) return false;
    earlier = spin;
  }
  console.log('verified: the reels stopped as it was committed to, and the rules pay this for it');
  return true;
}

async function verifiesBets(proofs: string, record: string): Promise<boolean> {
  const [told, text] = [textOf(proofs), textOf(record)];
  if (told === undefined || text === undefined) return false;
  const round = await verified(text);
  return round !== undefined && areInRoot(told, round.record);
}

function usage(): false {
  console.log(
    'Usage: node tools/verify/verifyRound.ts round.json [next.json …] | --bet bets.json round.json | < round.json',
  );
  return false;
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path === '-' ? process.stdin.fd : path, 'utf8');
  } catch (error) {
    console.log(error instanceof Error ? error.message : `${path} cannot be read`);
    return undefined;
  }
}

interface Verified {
  readonly game: Game;
  readonly record: RoundRecord;
}

/** The record in this text, if it holds all it claims. */
async function verified(text: string): Promise<Verified | undefined> {
  const parsed = parseRecord(text);
  if (!parsed.ok) return notVerified(parsed.error, parsed.at);
  const record = parsed.value;
  console.log(`Round ${record.round} at table ${record.table}, game ${record.game}`);
  const { drawn, fault } = recount(record);
  if (fault !== 'seed-is-not-the-committed-one') say(`SHA-256 of the seed is the commitment ${record.commitment}`);
  for (const line of (record.windows ?? []).flatMap(announcedOf)) say(line);
  for (const { window, value, source } of record.entropy) say(`entropy after window ${window}: ${value} (${source})`);
  drawn.forEach((draw, n) => say(`card ${n + 1}, ${toldOf(draw)}`));
  if (fault) return notVerified(fault, fault === 'card-is-not-the-drawn-one' ? `card ${drawn.length}` : '');
  say(`the digest is ${record.digest}`);
  const forged = await beaconFault(record);
  if (forged) return notVerified(forged);
  for (const each of record.entropy) if ('signature' in each) say(`${each.source} has the signature ${each.signature}`);
  const game = await gameOf(record.game);
  return game ? byTheRules(game, record) : notVerified('game-is-unknown', record.game);
}

function byTheRules(game: Game, record: RoundRecord): Verified | undefined {
  const judged = verifyRecord(game, record);
  if (!judged.ok) return notVerified(judged.error);
  const end = record.result ? `is over after ${judged.value}` : `was ended after ${judged.value}`;
  say(`${game.name} is dealt from this shoe, to these seats, in these windows, and ${end} cards`);
  say(endingOf(record));
  return { game, record };
}

function announcedOf(told: RecordedWindow): readonly string[] {
  const { window, closes, beacon, announcement, betsRoot } = told;
  const when = new Date(closes).toISOString();
  return [
    `window ${window} closes ${when}, then ${beacon}: announced as ${announcement}`,
    `root of bets of window ${window}: ${betsRoot ?? 'none'}, ${rootSince(told)}`,
  ];
}

function endingOf({ result, void: ended }: RoundRecord): string {
  if (result) return `by its rules the result is ${result.code}: ${result.text}`;
  return `void: ${ended?.fault}. ${ended ? voidedByWords(inEnglish, ended.by) : ''}`;
}

function toldOf({ deal, words, left, face }: Draw): string {
  const word = words.at(-1)!;
  const thrown = words.length > 1 ? `, after ${words.length - 1} thrown away` : '';
  const drawn = `after window ${deal.window}, to ${deal.to}: word ${word}${thrown}; ${word} mod ${left} = ${word % left}: `;
  return drawn + (face === deal.face ? String(face) : `${face}, but the record says ${deal.face}`);
}

function follows(earlier: RoundRecord, { game, record }: Verified): boolean {
  const rounds = verifyFollowing(game, earlier, record);
  if (!rounds.ok) {
    notVerified(rounds.error);
    return false;
  }
  say(`it is ${rounds.value} after round ${earlier.round} in one chain of seeds`);
  if (game.carry && rounds.value === 1) say('it finds the shoe as that round left it, by the rules');
  if (game.carry && rounds.value > 1) say('not checked, because it takes the records between: every card of the shoe');
  return true;
}

function say(line: string): void {
  console.log(`  ${line}`);
}

function notVerified(fault: Fault, where = ''): undefined {
  console.log(`NOT VERIFIED: ${fault}${where && ` (${where})`}. ${FAULTS[fault]}`);
}
