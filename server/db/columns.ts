import type { Language } from '@maidan/contract/language';
import type { ErrorCode } from '@maidan/contract/errors';
import type { MailKind, ProposalKind } from '@maidan/contract/officePeople';
import type { FaultRule } from '@maidan/contract/reconciliation';
import type { Role } from '@maidan/contract/roles';
import type { Section } from '@maidan/contract/settings';
import type { Currency, DepositState, Method, WithdrawalState } from '@maidan/contract/wire';
import type { BetId, DepositId, MarketId, Millis, OrderId, RoundId } from '@maidan/core/ids';
import type { StaffId, UserId, WithdrawalId } from '@maidan/core/ids';
import type { Account, TransferKind } from '@maidan/core/ledger';
import type { Money } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import type { EndReason, MarketStatus } from '@maidan/exchange/market';
import type { VoidedSpan } from '@maidan/exchange/positions/settle';
import type { Quote, RowBet } from '@maidan/exchange/rows/houseRow';
import type { Answer, Fixture, MarketKind, MarketPlan } from '@maidan/exchange/sports/sport';
import type { TradeCommand } from '@maidan/exchange/trading/tradeCommand';
import type { EntropyOrigins } from '@maidan/games/kit/fair/record';
import type { Limits } from '@maidan/games/kit/game';
import type { Deal } from '@maidan/games/kit/play';
import type { Place } from '../nodes/place.ts';
import type { FaultCode, VoidedBy } from '@maidan/games/kit/roundFaults';
import type { Face } from '@maidan/games/kit/shoe';

/*
 * What columns hold in the words of the domain, where the schema knows only a text, a number or JSON. A column that refers to
 * another is what that one is. A feature adds its own (declare module) where the type is known only to it.
 */
export interface DomainTypes {
  'accounts.id': Account;
  'accounts.balance': Money;
  'transfers.from_account': Account;
  'transfers.to_account': Account;
  'transfers.amount': Money;
  'transfers.kind': TransferKind;
  'commands.refused': ErrorCode;

  'users.id': UserId;
  'users.status': 'active' | 'blocked';
  'user_languages.language': Language;
  'mails.kind': MailKind;
  'mails.language': Language;
  'mail_links.purpose': 'confirm' | 'reset';
  'staff.id': StaffId;
  'staff.role': Role;
  'settings.section': Section;
  'leases.place': Place;
  'proposals.kind': ProposalKind;
  'proposals.state': 'open' | 'approved' | 'rejected';
  'standing_still.proposals': readonly { readonly id: string; readonly until: Millis }[];

  'deposits.id': DepositId;
  'deposits.currency': Currency;
  'deposits.amount': Money;
  'deposits.four_eyes_from': Money;
  'deposits.method': Method;
  'deposits.payer': Readonly<Record<string, string>>;
  'deposits.state': DepositState;
  'withdrawals.id': WithdrawalId;
  'withdrawals.currency': Currency;
  'withdrawals.amount': Money;
  'withdrawals.four_eyes_from': Money;
  'withdrawals.method': Method;
  'withdrawals.payee': Readonly<Record<string, string>>;
  'withdrawals.state': WithdrawalState;
  'top_ups.amount': Money;

  'casino_tables.status': 'on' | 'draining' | 'off';
  'casino_tables.locked': readonly string[];
  'casino_tables.limits': Readonly<Record<string, Limits>>;
  'rounds.id': RoundId;
  'rounds.gone': readonly Face[];
  'rounds.state': 'new' | 'open' | 'closed' | 'dealing' | 'settled' | 'void';
  'rounds.dealt': readonly Deal[];
  'rounds.paid': readonly string[];
  'rounds.beacons': readonly string[];
  'rounds.closes': readonly Millis[];
  'rounds.announcements': readonly string[];
  'rounds.entropy': readonly string[];
  'rounds.origins': EntropyOrigins;
  'rounds.bet_roots': readonly string[];
  'rounds.bet_roots_at': readonly Millis[];
  'rounds.result_facts': readonly string[];
  'rounds.fault': FaultCode;
  'rounds.voided_by': VoidedBy;
  'spinners.user_id': UserId;
  'spins.user_id': UserId;
  'spins.stake': Money;
  'spins.paid': Money;
  'bets.id': BetId;
  'bets.user_id': UserId;
  'bets.round_id': RoundId;
  'bets.side': Side;
  'bets.odds': Odds;
  'bets.stake': Money;
  'bets.state': 'open' | 'undone' | 'settled' | 'void';
  'bets.profit': Money;
  'bet_trees.leaves': readonly string[];
  'tabs.held': Money;
  'live_returns.side': Side;

  'sport_events.fixture': Fixture;
  'sport_events.state': 'upcoming' | 'inPlay' | 'over' | 'void';
  'markets.id': MarketId;
  'markets.kind': MarketKind;
  'markets.plan': MarketPlan;
  'markets.status': MarketStatus;
  'markets.min_stake': Money;
  'markets.max_stake': Money;
  'markets.quotes': Readonly<Record<string, Quote>>;
  'markets.answer': Answer;
  'markets.voided': VoidedSpan;
  'journal.market_id': MarketId;
  'journal.command': TradeCommand;
  'orders.id': OrderId;
  'orders.market_id': MarketId;
  'orders.user_id': UserId;
  'orders.side': Side;
  'orders.odds': Odds;
  'orders.stake': Money;
  'orders.matched': Money;
  'orders.unmatched': Money;
  'orders.lapsed': Money;
  'orders.cancelled': Money;
  'orders.voided': Money;
  'orders.because': EndReason;
  'legs.market_id': MarketId;
  'legs.order_id': OrderId;
  'legs.user_id': UserId;
  'legs.side': Side;
  'legs.odds': Odds;
  'legs.stake': Money;
  'legs.profit': Money;
  'row_bets.id': BetId;
  'row_bets.bet': RowBet;
  'row_bets.stake': Money;
  'row_bets.state': 'open' | 'settled' | 'void';
  'row_bets.profit': Money;
  'row_tabs.held': Money;
  'settlements.profit': Money;
  'settlements.commission': Money;
  'loans.amount': Money;

  'reconciliations.kind': 'step' | 'full';
  'reconciliation_faults.rule': FaultRule;
}

/** The domain's type of a column, if it has one. */
export type Own<Name extends string, Otherwise> = Name extends keyof DomainTypes ? DomainTypes[Name] : Otherwise;
