import { refusalIn } from '@maidan/contract/refusalsIn';
import type { Language } from '@maidan/contract/language';
import { deviceIn } from '@maidan/core/device';
import { formatMoney } from '@maidan/core/format';
import { paise } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import type { Told as ToldName } from '@maidan/exchange/sports/told/toldIn';
import { entryOf } from '@maidan/games/index';
import { contestName } from '@maidan/words/fantasy/contestWords';
import { GAME_WORDS } from '@maidan/words/games/spoken';
import { faultWords } from '@maidan/words/results/voidWords';
import type { Say } from '@maidan/words/speak';
import { eventWords, marketWords, namedWords, resultWords } from '../exchange/sportWords.ts';
import { sayIn } from '../words.ts';
import type { Abouts, Told } from './rows.ts';

/** A message as it is read. */
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
  /** The page that it is about. */
  readonly to: string;
}

/** What a message says of a match is called as the match is now. */
export interface Around {
  readonly market: string | null;
  readonly made: unknown;
  readonly eventName: string | null;
}

/** In the words of its reader. `quiet`: without what it came to, for a screen that others may see. */
export function noticeWords(language: Language, told: Told, around: Around, isQuiet = false): NoticeWords {
  const say = sayIn(language);
  switch (told.code) {
    case 'depositCredited':
    case 'depositRefused':
    case 'withdrawalSent':
    case 'withdrawalRefused':
      return paymentWords(say, told, isQuiet);
    case 'marketSettled':
      return settledWords(say, told.about, around, isQuiet);
    case 'orderMatched':
      return matchedWords(say, told.about, around, isQuiet);
    case 'contestSettled':
      return contestWords(say, told.about, isQuiet);
    case 'roundVoid': {
      const { round, game: code, fault } = told.about;
      const game = GAME_WORDS[language].game(entryOf(code)?.name ?? code);
      const text = say('inbox.roundVoidText', { round, fault: faultWords(say, fault) });
      return { title: say('inbox.roundVoid', { game }), text, to: '/bets?show=casino' };
    }
    case 'limitReached':
      return { title: say('inbox.limitReached'), text: refusalIn(language, told.about.limit), to: '/play-safe' };
    case 'limitsAsked':
      return { title: say('inbox.limitsAsked'), text: say('inbox.limitsAskedText'), to: '/play-safe' };
    case 'newDevice': {
      const { device, address } = told.about;
      const text = say('inbox.newDeviceText', { device: deviceWords(say, device), address });
      return { title: say('inbox.newDevice'), text, to: '/security' };
    }
    case 'passwordReset': {
      const text = told.about.endsTwoStep ? say('inbox.passwordResetOff') : say('inbox.passwordResetText');
      return { title: say('inbox.passwordReset'), text, to: '/security' };
    }
    case 'identityVerified':
      return { title: say('inbox.identityVerified'), text: say('inbox.identityVerifiedText'), to: '/identity' };
    case 'identityRefused': {
      const { reason } = told.about;
      const text = isQuiet ? say('inbox.identityRefusedQuiet') : say('inbox.identityRefusedText', { reason });
      return { title: say('inbox.identityRefused'), text, to: '/identity' };
    }
    case 'ticketAnswered': {
      const text = isQuiet ? say('inbox.ticketAnsweredQuiet') : told.about.words;
      return { title: say('inbox.ticketAnswered'), text, to: `/support/${told.about.ticket}` };
    }
    case 'news':
      return { title: told.about.title, text: told.about.words, to: '/inbox' };
  }
}

/** 'Chrome 156 on Linux'; a program by the name it gives. */
function deviceWords(say: Say, agent: string): string {
  const { browser, system } = deviceIn(agent);
  if (!browser) return agent || say('account.unknownDevice');
  return system ? say('account.deviceOn', { browser, system }) : browser;
}

type PaymentCode = 'depositCredited' | 'depositRefused' | 'withdrawalSent' | 'withdrawalRefused';

function paymentWords(say: Say, { code, about }: Extract<Told, { code: PaymentCode }>, isQuiet: boolean): NoticeWords {
  const values = { reason: '', ...about, amount: formatMoney(about.amount) };
  const { request } = values;
  const to = '/wallet';
  switch (code) {
    case 'depositCredited': {
      const text = isQuiet ? say('inbox.depositCreditedQuiet', { request }) : say('inbox.depositCreditedText', values);
      return { title: say('inbox.depositCredited'), text, to };
    }
    case 'depositRefused': {
      const text = isQuiet ? say('inbox.depositRefusedQuiet', { request }) : say('inbox.depositRefusedText', values);
      return { title: say('inbox.depositRefused'), text, to };
    }
    case 'withdrawalSent': {
      const text = isQuiet ? say('inbox.withdrawalSentQuiet', { request }) : say('inbox.withdrawalSentText', values);
      return { title: say('inbox.withdrawalSent'), text, to };
    }
    case 'withdrawalRefused': {
      const text = isQuiet
        ? say('inbox.withdrawalRefusedQuiet', { request })
        : say('inbox.withdrawalRefusedText', values);
      return { title: say('inbox.withdrawalRefused'), text, to };
    }
  }
}

/** What the name of a market was made of, as the market keeps it. */
const madeOf = ({ made }: Around): ToldName | undefined => (made as ToldName | null) ?? undefined;

function settledWords(say: Say, { ref, net }: Abouts['marketSettled'], around: Around, isQuiet: boolean): NoticeWords {
  const { kind, result } = ref;
  const event = eventWords(say, ref.event);
  const made = madeOf(around);
  const market = marketWords(say, ref.name, made);
  const to = '/bets?show=past';
  if (result.type === 'void' || result.type === 'lent') {
    return { title: say('inbox.void', { event }), text: say('inbox.voidText', { market }), to };
  }
  const told = { market, result: resultWords(say, { kind, made }, result) };
  const title = ref.turn === 'again' ? say('inbox.settledAgain', { event }) : say('inbox.settled', { event });
  const text = isQuiet
    ? say('inbox.settledQuiet', told)
    : say('inbox.settledText', {
        ...told,
        outcome: net > 0 ? 'won' : net < 0 ? 'lost' : 'even',
        net: formatMoney(paise(Math.abs(net))),
      });
  return { title, text, to };
}

function contestWords(say: Say, about: Abouts['contestSettled'], isQuiet: boolean): NoticeWords {
  const { contest, kind, nth, match, place, prize, why } = about;
  const name = contestName(say, kind, nth);
  const to = `/fantasy/contests/${contest}`;
  if (why) {
    const because = { few: say('fantasy.few'), abandoned: say('fantasy.abandoned'), void: say('fantasy.void') }[why];
    return { title: say('inbox.contestBack', { match }), text: say('inbox.contestBackText', { name, because }), to };
  }
  const title = prize > 0 ? say('inbox.contestWon', { match }) : say('inbox.contestOver', { match });
  const told = { name, place: String(place) };
  if (isQuiet || prize === 0) return { title, text: say('inbox.contestPlace', told), to };
  return { title, text: say('inbox.contestPrize', { ...told, prize: formatMoney(prize) }), to };
}

function matchedWords(say: Say, about: Abouts['orderMatched'], around: Around, isQuiet: boolean): NoticeWords {
  const { side, odds, stake, matched } = about;
  const made = madeOf(around);
  const event = eventWords(say, around.eventName ?? '');
  const market = marketWords(say, around.market ?? '', made);
  const named = { market, runner: namedWords(say, about.runner, made), odds: formatOdds(odds) };
  const whole = { ...named, matched: formatMoney(matched), stake: formatMoney(stake) };
  const title = matched >= stake ? say('inbox.orderDone', { event }) : say('inbox.orderPart', { event });
  if (side === 'back')
    return { title, text: isQuiet ? say('inbox.backedQuiet', named) : say('inbox.backed', whole), to: '/bets' };
  return { title, text: isQuiet ? say('inbox.laidQuiet', named) : say('inbox.laid', whole), to: '/bets' };
}
