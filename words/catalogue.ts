import type { Language } from '@maidan/contract/language';
import { english as account } from './account/english.ts';
import { hindi as accountHindi } from './account/hindi.ts';
import { english as casino } from './casino/english.ts';
import { hindi as casinoHindi } from './casino/hindi.ts';
import { english as betting } from './betting/english.ts';
import { hindi as bettingHindi } from './betting/hindi.ts';
import { english as card } from './card/english.ts';
import { hindi as cardHindi } from './card/hindi.ts';
import { english as door } from './door/english.ts';
import { hindi as doorHindi } from './door/hindi.ts';
import { english as fair } from './fair/english.ts';
import { hindi as fairHindi } from './fair/hindi.ts';
import { english as frame } from './frame/english.ts';
import { hindi as frameHindi } from './frame/hindi.ts';
import { english as fantasy } from './fantasy/english.ts';
import { hindi as fantasyHindi } from './fantasy/hindi.ts';
import { english as home } from './home/english.ts';
import { hindi as homeHindi } from './home/hindi.ts';
import { english as identity } from './identity/english.ts';
import { hindi as identityHindi } from './identity/hindi.ts';
import { english as inbox } from './inbox/english.ts';
import { hindi as inboxHindi } from './inbox/hindi.ts';
import { english as lobby } from './lobby/english.ts';
import { hindi as lobbyHindi } from './lobby/hindi.ts';
import { english as marketRules } from './marketRules/english.ts';
import { hindi as marketRulesHindi } from './marketRules/hindi.ts';
import { english as mail } from './mail/english.ts';
import { hindi as mailHindi } from './mail/hindi.ts';
import { english as money } from './money/english.ts';
import { hindi as moneyHindi } from './money/hindi.ts';
import { english as past } from './past/english.ts';
import { hindi as pastHindi } from './past/hindi.ts';
import { english as records } from './records/english.ts';
import { hindi as recordsHindi } from './records/hindi.ts';
import { english as office } from './office/english.ts';
import { english as officeCases } from './officeCases/english.ts';
import { english as officeBooks } from './officeBooks/english.ts';
import { english as officeHouse } from './officeHouse/english.ts';
import { english as officeMail } from './officeMail/english.ts';
import { english as officeMoney } from './officeMoney/english.ts';
import { english as officePlayer } from './officePlayer/english.ts';
import { english as officeProtection } from './officeProtection/english.ts';
import { english as officeSport } from './officeSport/english.ts';
import { english as officeSupport } from './officeSupport/english.ts';
import { english as officeStaff } from './officeStaff/english.ts';
import { english as outcome } from './outcome/english.ts';
import { hindi as outcomeHindi } from './outcome/hindi.ts';
import { english as results } from './results/english.ts';
import { hindi as resultsHindi } from './results/hindi.ts';
import { english as rules } from './rules/english.ts';
import { hindi as rulesHindi } from './rules/hindi.ts';
import { english as safe } from './safe/english.ts';
import { hindi as safeHindi } from './safe/hindi.ts';
import { english as season } from './season/english.ts';
import { hindi as seasonHindi } from './season/hindi.ts';
import { english as shell } from './shell/english.ts';
import { hindi as shellHindi } from './shell/hindi.ts';
import { english as slots } from './slots/english.ts';
import { hindi as slotsHindi } from './slots/hindi.ts';
import { english as sport } from './sport/english.ts';
import { hindi as sportHindi } from './sport/hindi.ts';
import { english as support } from './support/english.ts';
import { hindi as supportHindi } from './support/hindi.ts';
import { english as virtual } from './virtual/english.ts';
import { hindi as virtualHindi } from './virtual/hindi.ts';

/* Every word a player or an operator reads, by language and by part of the app. A key begins with the name of its part. */

export const PARTS = {
  door: { en: door, hi: doorHindi },
  frame: { en: frame, hi: frameHindi },
  account: { en: account, hi: accountHindi },
  betting: { en: betting, hi: bettingHindi },
  casino: { en: casino, hi: casinoHindi },
  card: { en: card, hi: cardHindi },
  fair: { en: fair, hi: fairHindi },
  fantasy: { en: fantasy, hi: fantasyHindi },
  home: { en: home, hi: homeHindi },
  identity: { en: identity, hi: identityHindi },
  inbox: { en: inbox, hi: inboxHindi },
  lobby: { en: lobby, hi: lobbyHindi },
  marketRules: { en: marketRules, hi: marketRulesHindi },
  mail: { en: mail, hi: mailHindi },
  money: { en: money, hi: moneyHindi },
  past: { en: past, hi: pastHindi },
  records: { en: records, hi: recordsHindi },
  outcome: { en: outcome, hi: outcomeHindi },
  results: { en: results, hi: resultsHindi },
  rules: { en: rules, hi: rulesHindi },
  slots: { en: slots, hi: slotsHindi },
  safe: { en: safe, hi: safeHindi },
  season: { en: season, hi: seasonHindi },
  sport: { en: sport, hi: sportHindi },
  support: { en: support, hi: supportHindi },
  virtual: { en: virtual, hi: virtualHindi },
  shell: { en: shell, hi: shellHindi },
} as const;

/** The back office is in English for everybody. */
export const OFFICE_PARTS = {
  office,
  officeBooks,
  officeHouse,
  officeCases,
  officeMail,
  officeMoney,
  officePlayer,
  officeProtection,
  officeSport,
  officeStaff,
  officeSupport,
} as const;

const OFFICE = {
  ...office,
  ...officeBooks,
  ...officeHouse,
  ...officeCases,
  ...officeMail,
  ...officeMoney,
  ...officePlayer,
  ...officeProtection,
  ...officeSport,
  ...officeStaff,
  ...officeSupport,
};

const ENGLISH = {
  ...OFFICE,
  ...door,
  ...frame,
  ...account,
  ...betting,
  ...casino,
  ...card,
  ...fair,
  ...fantasy,
  ...home,
  ...identity,
  ...inbox,
  ...lobby,
  ...marketRules,
  ...mail,
  ...money,
  ...past,
  ...records,
  ...outcome,
  ...results,
  ...rules,
  ...slots,
  ...safe,
  ...season,
  ...sport,
  ...support,
  ...virtual,
  ...shell,
};

export type English = typeof ENGLISH;
export type Key = keyof English;

/** A key that one of them lacks does not compile. */
export const CATALOGUES: Readonly<Record<Language, Readonly<Record<Key, string>>>> = {
  en: ENGLISH,
  hi: {
    ...OFFICE,
    ...doorHindi,
    ...frameHindi,
    ...accountHindi,
    ...bettingHindi,
    ...casinoHindi,
    ...cardHindi,
    ...fairHindi,
    ...fantasyHindi,
    ...homeHindi,
    ...identityHindi,
    ...inboxHindi,
    ...lobbyHindi,
    ...marketRulesHindi,
    ...mailHindi,
    ...moneyHindi,
    ...pastHindi,
    ...recordsHindi,
    ...outcomeHindi,
    ...resultsHindi,
    ...rulesHindi,
    ...slotsHindi,
    ...safeHindi,
    ...seasonHindi,
    ...sportHindi,
    ...supportHindi,
    ...virtualHindi,
    ...shellHindi,
  },
};
