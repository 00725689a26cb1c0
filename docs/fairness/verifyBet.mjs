#!/usr/bin/env node
/*
 * Shows that a bet is in the root of the bets that was published when betting closed.
 *
 *     node verifyBet.mjs bets.json round.json             the proofs of bets, or of one, and the record of their round
 *     node verifyBet.mjs --vectors vectors.json           tests this verifier itself
 *
 * It needs nothing but what Node brings along, and no network. That the record is a true one is for verifyRound.mjs.
 * Ends with 0 when all is well, else with 1.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** SHA-256 of a text whose parts are divided by bars. */
const hash = (...parts) => createHash('sha256').update(parts.join('|')).digest('hex');

/** The path leads from the salted bet to the root that the record has of its window. */
function isInRoot({ table, round, window, bet, salt, path }, record) {
  const { id, selection, side, odds, line, stake } = bet;
  let made = hash('leaf', salt, id, selection, side, odds, line, stake);
  for (const step of path) made = step.side === 'left' ? hash('node', step.hash, made) : hash('node', made, step.hash);
  return table === record.table && round === record.round && record.windows?.[window - 1]?.betsRoot === made;
}

const read = path => JSON.parse(readFileSync(path, 'utf8'));
const say = line => process.stdout.write(`${line}\n`);

function runVectors(path) {
  const { bets } = read(path);
  const said = ({ proof, record }) => (isInRoot(proof, record) ? 'verified' : 'bet-is-not-in-the-root');
  const bad = bets.filter(each => said(each) !== each.expect);
  for (const each of bad) say(`${each.name}: expected ${each.expect}, found ${said(each)}`);
  say(`${bets.length - bad.length} of ${bets.length} bets are as expected`);
  return bad.length === 0;
}

function run([first, second]) {
  if (second === undefined) {
    say('Usage: node verifyBet.mjs bets.json round.json');
    return false;
  }
  try {
    if (first === '--vectors') return runVectors(second);
    const [proofs, record] = [[read(first)].flat(), read(second)];
    const missing = proofs.filter(proof => !isInRoot(proof, record));
    for (const { bet, window } of missing) say(`NOT VERIFIED: bet ${bet.id} is not in the root of window ${window}`);
    if (proofs.length === 0) say('NOT VERIFIED: there is no proof in this file');
    const isIn = proofs.length > 0 && missing.length === 0;
    if (isIn) say(`verified: ${proofs.length} of ${proofs.length} bets are in the roots of their windows`);
    return isIn;
  } catch (error) {
    say(`NOT VERIFIED: ${error.message}`);
    return false;
  }
}

process.exitCode = run(process.argv.slice(2)) ? 0 : 1;
