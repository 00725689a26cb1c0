import type { SecretBox } from './accounts/secretBox.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Alarms } from './alarms.ts';
import type { Bus } from './bus.ts';
import type { CodeWatch } from './release/codeWatch.ts';
import type { Tables } from './casino/tables.ts';
import type { Config } from './config.ts';
import type { Db } from './db/db.ts';
import type { Counts } from './http/counts.ts';
import type { InTurn } from './http/inTurn.ts';
import type { IdentityProvider } from './identity/provider.ts';
import type { AddressScreening } from './identity/screening.ts';
import type { PushKeys } from './inbox/pushKeys.ts';
import type { Anchors } from './office/audit/anchors.ts';
import type { StaffSessions } from './office/signIn/staffSessions.ts';
import type { Reconciler } from './reconcile/reconciler.ts';
import type { SettingsStore } from './settings.ts';
import type { MatchPictures } from './sport/matchPictures.ts';
import type { SportHouse } from './sport/sportHouse.ts';
import type { Standing } from './standing.ts';
import type { Stops } from './stops.ts';
import type { Places } from './stream/streamDoor.ts';
import type { Node } from './nodes/node.ts';
import type { UnderWay } from './underWay.ts';
import type { PictureLinks } from './wallet/pictureLinks.ts';
import type { World } from './world.ts';
import type { Pen } from './writer/writer.ts';

/** What every part of the house is given. */
export interface Deps {
  readonly config: Config;
  readonly world: World;
  readonly db: Db;
  readonly writer: Pen;
  readonly bus: Bus;
  readonly settings: SettingsStore;
  readonly stops: Stops;
  /** How often who asked: see http/security.ts. */
  readonly counts: Counts;
  /** How fast who reads. */
  readonly turns: InTurn;
  /** How many sockets there are, and whose. */
  readonly places: Places;
  readonly sessions: Sessions;
  readonly staffSessions: StaffSessions;
  readonly anchors: Anchors;
  readonly secrets: SecretBox;
  readonly pushKeys: PushKeys;
  readonly pictureLinks: PictureLinks;
  readonly identityProvider: IdentityProvider;
  readonly addressScreening: AddressScreening;
  readonly alarms: Alarms;
  readonly code: CodeWatch;
  readonly reconciler: Reconciler;
  /** What an answer does not wait for, so that it takes as long whatever there is to do. */
  readonly aside: UnderWay;
  readonly standing: Standing;
  readonly tables: Tables;
  /** As it is kept here; one that nothing is played in, where another node keeps it. */
  readonly sport: SportHouse;
  readonly matchPictures: MatchPictures;
  /** Among others, where several keep one house. */
  readonly node: Node | undefined;
}
