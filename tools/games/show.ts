import { randomBytes } from 'node:crypto';
import type { Millis, RoundId } from '@maidan/core/ids';
import { formatOdds } from '@maidan/core/odds';
import { gameOf, ALL } from '@maidan/games/index';
import { feedCode } from '@maidan/games/kit/feed';
import { type Game, labelOf, selectionsOf } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import type { Offer } from '@maidan/games/kit/quote';
import { type Happening, rehearse } from '@maidan/games/kit/testing/rehearsal';
import { faultWords } from '@maidan/words/results/voidWords';
import { say } from '@maidan/words/say';
import { refuse, typed } from '../commandLine.ts';
import { factsWritten } from '@maidan/games/kit/written';

/* npm run show -- <code>: one random round, event by event, as a browser would hear of it. */

/** Prices of a window that are printed; the rest are counted. */
const PRICES = 8;

const [code = '', ...more] = typed({ allowPositionals: true }).positionals;
if (more.length > 0) refuse('One game is shown at a time.');
const game = await gameOf(code);
if (!game) refuse(`There is no game called ${code || 'nothing'}. There are: ${ALL.map(each => each.code).join(', ')}.`);
const secret = (): string => randomBytes(32).toString('hex');
const round = { id: 'shown' as RoundId, seed: secret(), entropy: secret, gone: [], now: 0 as Millis };
for (const happening of rehearse(game, round)) {
  console.log(`${(happening.at / 1000).toFixed(1).padStart(6)} s  ${told(game, happening)}`);
}

function told(shown: Game, { event, round: now }: Happening): string {
  switch (event.type) {
    case 'opened': {
      const offered = prices(shown, now, event.quotes);
      const more = offered.length > PRICES ? [`and ${offered.length - PRICES} more`] : [];
      return `opened   ${[...offered.slice(0, PRICES), ...more].join(' · ')}`;
    }
    case 'closed':
      return 'closed';
    case 'dealt':
      return `dealt    ${feedCode(event.face)} to ${shown.seats[event.to]}`;
    case 'rooted':
      return `bets     ${event.root}`;
    case 'paid':
      return `paid     ${event.markets.join(', ')}`;
    case 'settled':
      return `settled  ${event.result.code} · ${factsWritten(event.result).join(' # ')}\n          seed ${event.proof.seed}`;
    case 'voided':
      return `voided   ${faultWords(say, event.fault)}`;
  }
}

function prices(shown: Game, now: Happening['round'], offers: Happening['round']['quotes']): string[] {
  const table = tableOf(shown, now);
  return selectionsOf(shown).flatMap(selection => {
    const { back, lay } = offers[selection.id] ?? {};
    return back || lay ? [`${labelOf(selection, table)} ${written(back)}${lay ? ` / ${written(lay)}` : ''}`] : [];
  });
}

function written(offer: Offer | undefined): string {
  if (!offer) return '–';
  return `${offer.line === undefined ? '' : `${offer.line} @ `}${formatOdds(offer.odds)}`;
}
