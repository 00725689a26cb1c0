import { randomBytes } from 'node:crypto';
import type { Millis, StaffId, UserId } from '@maidan/core/ids';
import { ok } from '@maidan/core/result';
import { SecretBox, sealAll } from '@maidan/server/accounts/secretBox';
import { Sessions } from '@maidan/server/accounts/sessions';
import { addressesOf } from '@maidan/server/accounts/store';
import { sweep } from '@maidan/server/accounts/sweep';
import { begin, confirm } from '@maidan/server/accounts/twoStep';
import { Bus } from '@maidan/server/bus';
import { betsOfPlayer, totalsOfPlayer } from '@maidan/server/casino/betStore';
import type { Db } from '@maidan/server/db/db';
import type { Deps } from '@maidan/server/deps';
import { sportBetsOf } from '@maidan/server/exchange/history';
import { marketResults } from '@maidan/server/exchange/results';
import { stateOf } from '@maidan/server/hostile/unchanged';
import { entries } from '@maidan/server/office/audit/auditStore';
import { BET_TABLES, headsOf, type Wanted } from '@maidan/server/office/players/betStore';
import { gamesOf } from '@maidan/server/office/players/result';
import { momentsOf } from '@maidan/server/office/players/timeline';
import { reconciliationHandlers } from '@maidan/server/office/books/reconciliation';
import { mailsIn } from '@maidan/server/office/mails/mails';
import { requestsIn, requestsOf } from '@maidan/server/office/payments/queueStore';
import { StaffSessions } from '@maidan/server/office/signIn/staffSessions';
import { eventPage } from '@maidan/server/office/sport/sportStore';
import { playerPage, players, proposals, transfersOf, walletOf } from '@maidan/server/office/staff/peopleStore';
import { followed, reconcile } from '@maidan/server/reconcile/reconcile';
import { statementOf } from '@maidan/server/wallet/statementStore';
import { realWorld as world } from '@maidan/server/world';
import { auditKeyOf } from '@maidan/server/writer/auditSeals';
import { SEQUENCES } from '@maidan/server/writer/decision';
import { decideGroup } from '@maidan/server/writer/group';
import { isDerived, KINDS, type RowRef } from '@maidan/server/writer/rows';
import { say } from '@maidan/words/say';
import { complaintsAfter } from '../bench/hostile/aftermath.ts';
import { booksComplaints as casinoComplaints } from '../soak/soakChecks.ts';
import { booksComplaints as sportComplaints } from '../soak/sport/books.ts';
import type { Rehearsal } from './rehearsal.ts';

/* The parts of the house that put statements together, each with everything that decides what they say. */

const NOW = world.now();
const [USER, STAFF] = ['nobody' as UserId, 'nobody' as StaffId];
const PAGE = { page: 1, size: 10 };

export async function rehearse(rehearsal: Rehearsal): Promise<void> {
  await accounts(rehearsal);
  await lists(rehearsal);
  await office(rehearsal);
  await rehearsal.of(everyRow);
  await books(rehearsal);
  for (const complaints of [casinoComplaints, (db: Db) => sportComplaints(db, 0)]) await rehearsal.of(complaints);
  await rehearsal.of(db => complaintsAfter(db, { ids: NOTHING_TOLD, contradictions: [] }));
  await rehearsal.of(stateOf);
}

const NOBODY = new Set<string>();
const NOTHING_TOLD = { bets: NOBODY, orders: NOBODY, deposits: NOBODY, withdrawals: NOBODY };

/** The first line of the table in appendix B of RFC 6238: a secret and its code at that time. */
const TWO_STEP = { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', now: 59_000 as Millis, code: '287082' };

async function accounts(rehearsal: Rehearsal): Promise<void> {
  const { secret, now, code } = TWO_STEP;
  const box = new SecretBox(randomBytes(32));
  const found = { totp_secret: secret, totp_confirmed_at: null };
  const entry = { actor: 'system', action: 'rehearsed', subject: 'nobody' } as const;
  for (const kind of ['user', 'staff'] as const) {
    const holder = { kind, id: 'nobody' };
    const deps = (db: Db) => ({ db, world: { ...world, now: () => now }, secrets: box }) as Deps; // as much as it needs
    await rehearsal.of(db => begin(deps(db), holder, 'Nobody', entry));
    await rehearsal.of(
      db => confirm(deps(db), holder, code, entry, async () => {}),
      [['select totp_secret, totp_confirmed_at', found]],
    );
    await rehearsal.of(db => addressesOf(db, holder, NOW));
  }
  const unsealed = { id: 'nobody', secret };
  await rehearsal.of(
    db => sealAll(db, box),
    [
      ['select user_id as id', unsealed],
      ['select staff_id as id', unsealed],
    ],
  );
  await rehearsal.of(db => sweep({ db, world }));
  await rehearsal.of(db => new Sessions(db, new Bus(), world).end('none'));
  await rehearsal.of(db => new Sessions(db, new Bus(), world).endAllOf(USER));
  await rehearsal.of(db => new StaffSessions(db, new Bus(), world).byCookie('none'));
  await rehearsal.of(db => new StaffSessions(db, new Bus(), world).end('none'));
  await rehearsal.of(db => new StaffSessions(db, new Bus(), world).endAllOf(STAFF));
}

const DAYS = { from: undefined, to: undefined, search: '' };

/** What a player looks back at. */
async function lists(rehearsal: Rehearsal): Promise<void> {
  const every = { from: null, until: null, report: null, search: '', order: 'newest', language: 'en' } as const;
  for (const round of [undefined, 'none']) {
    const wish = { round, search: 'A', most: 1 };
    await rehearsal.of(db => betsOfPlayer(db, USER, wish, PAGE));
    await rehearsal.of(db => totalsOfPlayer(db, USER, wish));
  }
  await rehearsal.of(db => marketResults(db, 'nothing', say));
  await rehearsal.of(db => sportBetsOf(db, USER, { ...DAYS, event: '', state: 'all' }, PAGE));
  await rehearsal.of(db => statementOf(db, USER, every, PAGE));
}

async function office(rehearsal: Rehearsal): Promise<void> {
  for (const state of ['waiting', 'open', 'approved', 'sent', 'done', 'all'] as const)
    await rehearsal.of(db => requestsIn(db, { ...PAGE, type: 'all', state, mine: 'no', search: '' }, STAFF));
  await rehearsal.of(db => requestsOf(db, USER));
  await rehearsal.of(db => entries(db, '', PAGE));
  await rehearsal.of(db => players(db, { ...PAGE, search: '', status: 'all', tag: '' }));
  await rehearsal.of(db => gamesOf(db, USER, NOW));
  await rehearsal.of(db => momentsOf(db, USER, { kind: 'all', size: 1 }, { cases: false, identities: false }));
  const wanted: Wanted = { ...DAYS, tables: BET_TABLES, virtual: null, state: 'all', named: [] };
  await rehearsal.of(db => headsOf(db, USER, wanted, {}, 1));
  await rehearsal.of(db => mailsIn({ db, world }, { ...PAGE, search: '' }));
  await rehearsal.of(db => playerPage(db, USER));
  await rehearsal.of(db => walletOf(db, USER));
  await rehearsal.of(db => transfersOf(db, USER, PAGE));
  await rehearsal.of(db => proposals(db, { ...PAGE, state: 'all' }, NOW));
  await rehearsal.of(db => eventPage(db, { ...PAGE, sport: '', state: 'all', search: '' }));
  await rehearsal.of(db => {
    const deps = { db, reconciler: { open: async () => 0 }, code: {} } as unknown as Deps; // as much as it needs
    return reconciliationHandlers(deps).reconciliation({}, {} as never);
  });
}

/** A command that reads and writes a row of every kind, and takes a number of every sequence. */
const everyRow = (db: Db): Promise<unknown> =>
  decideGroup(
    db,
    [
      {
        ...{ key: 'rehearsed', fingerprint: '', accounts: [], numbers: SEQUENCES },
        rows: KINDS.map(kind => [kind, 'none'] as RowRef), // more kinds than the compiler goes through
        decide: decided => {
          for (const kind of KINDS.filter(one => !isDerived(one))) decided.put(kind, {} as never);
          return ok({});
        },
      },
    ],
    NOW,
  );

/** A step and a pass over everything, of a house that seals its answers and has bets on a match. */
async function books(rehearsal: Rehearsal): Promise<void> {
  const begun = { at: 0 as Millis, after: { bets: 0, row_bets: 0 } };
  for (const checkpoint of [undefined, { upTo: 1, at: NOW }])
    await rehearsal.of(
      db =>
        reconcile(
          db,
          checkpoint,
          followed(auditKeyOf(randomBytes(32)), () => undefined),
        ),
      [
        ['select at, after from audit where subject', begun],
        ['select id, sport, fixture from sport_events where id in', { id: 'none', sport: 'none', fixture: {} }],
      ],
    );
}
