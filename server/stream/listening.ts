import type { IncomingMessage } from 'node:http';
import {
  codeOf,
  type EventTopic,
  idOf,
  isEventTopic,
  isMarketTopic,
  isTableTopic,
  type MarketTopic,
  type Topic,
} from '@maidan/contract/stream';
import type { MarketId } from '@maidan/core/ids';
import type { Deps } from '../deps.ts';
import { needsTwoStep, officeAddresses } from '../http/doors.ts';
import { Hosts } from '../http/hosts.ts';

/** Who listens: whose channel it is, and the session that has to last. Everybody's channels have neither. */
export interface Who {
  readonly owner: string;
  readonly session: string | undefined;
}

/** A client that opened a socket, and the address it came from. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly address: string;
}

export type Identify = (topic: Topic, token: string | undefined) => Promise<Who | undefined>;

/** Who may listen to what. The office's topics obey what the office's door obeys. */
export function listening(deps: Deps): (visit: Visit) => Identify {
  const isOfficeAddress = officeAddresses(deps.config);
  const hosts = new Hosts(deps.config);
  return ({ request, address }) =>
    async (topic, token) => {
      if (topic === 'house' || topic === 'site' || topic === 'lobby' || topic === 'board') return EVERYBODY;
      if (isEventTopic(topic) || isMarketTopic(topic)) return isThere(topic, deps) ? EVERYBODY : undefined;
      if (isTableTopic(topic)) return deps.tables.isTable(codeOf(topic)) ? EVERYBODY : undefined;
      if (!hosts.isHome(topic === 'payments' ? 'office' : 'players', request.headers.host)) return undefined;
      if (topic !== 'payments') return playerOf(token, deps);
      return isOfficeAddress(address) ? staffOf(request, deps) : undefined;
    };
}

function isThere(topic: EventTopic | MarketTopic, { node, sport }: Deps): boolean {
  if (node) return node.topics.has(topic);
  const id = idOf(topic);
  return isEventTopic(topic) ? sport.desk(id) !== undefined : sport.engine.trading(id as MarketId) !== undefined;
}

const EVERYBODY: Who = { owner: '', session: undefined };

/** What cannot be a token is not looked up. */
const TOKEN = /^[\w-]{43}$/;

async function playerOf(token: string | undefined, { sessions }: Deps): Promise<Who | undefined> {
  const player = token !== undefined && TOKEN.test(token) ? await sessions.byToken(token) : undefined;
  return player && { owner: player.user, session: player.session };
}

async function staffOf(request: IncomingMessage, { staffSessions, settings }: Deps): Promise<Who | undefined> {
  const staff = await staffSessions.mayListen(request);
  if (!staff || (!staff.twoStep && needsTwoStep(settings.values))) return undefined;
  return { owner: '', session: staff.session };
}
