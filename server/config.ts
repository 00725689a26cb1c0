import { hostname } from 'node:os';
import { PUSH_SERVICES } from './inbox/pushAddress.ts';
import { keyFrom } from './accounts/secretBox.ts';

/** Where figures for Prometheus are read. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number;
  /** What who reads them has to know; needed wherever others than this machine can ask. */
  readonly token: string | undefined;
}

export interface SmtpConfig {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise it is asked for, and insisted on where there is a password. */
  readonly secure: boolean;
  readonly user: string;
  readonly password: string;
  /** Whom mails are from: `Maidan <no-reply@play.example>`. */
  readonly from: string;
}

/** The environment, parsed once. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** Proxies whose X-Forwarded-For is believed (addresses or CIDR). Empty: nobody's. */
  readonly proxies: readonly string[];
  /** A pooler before the database, for everything that needs no connection of its own. None when not set. */
  readonly poolerUrl: string | undefined;
  /** Addresses the back office is open from (CIDR). Empty: from anywhere. */
  readonly officeAllow: readonly string[];
  /** Where the back office is answered, and nothing else: `https://office.example`. Beside the players' pages when not set. */
  readonly officeOrigin: string | undefined;
  /** Where pictures that players sent are answered, and nothing else. */
  readonly picturesOrigin: string | undefined;
  /** Served over HTTPS: cookies are marked Secure and HSTS is sent. */
  readonly https: boolean;
  /** Where the head of the audit log is written every day. Nowhere when not set. */
  readonly anchorFile: string | undefined;
  /** What two-step secrets are sealed with. Not kept in the database; without it they are not sealed. */
  readonly secretKey: Buffer | undefined;
  /** Where the code is that is looked at every day. Nowhere when not set. */
  readonly codeDir: string | undefined;
  /** The hash that the release has: without it the code is only held against what the house was opened with. */
  readonly releaseHash: string | undefined;
  /** Where players' pages are, for links in mails: `https://play.example`. */
  readonly siteOrigin: string | undefined;
  /** What mails are sent through. None: staff pass them on. */
  readonly smtp: SmtpConfig | undefined;
  /** Whose addresses are pushed to: see inbox/pushAddress.ts. */
  readonly pushServices: readonly string[];
  /** The built web app. */
  readonly webDir: string;
  /** Which casino tables are played: all, or these. */
  readonly tables: 'all' | readonly string[];
  /** How long a second of a table's script lasts, in seconds: below 1 only in tests and demonstrations. */
  readonly pace: number;
  /** Which sports are played: all, or these. */
  readonly sports: 'all' | readonly string[];
  /** How long a second of a match lasts, in seconds. */
  readonly sportPace: number;
  /** A folder of recorded exchange streams that are played as markets. None when not set. */
  readonly recordings: string | undefined;
  /** Relays of the drand network whose public randomness decides. None: a beacon of our own, labelled as such. */
  readonly drandUrls: readonly string[];
  /** Bytes that stay free on the disk of our own database: betting stops before they are used. */
  readonly diskReserve: number;
  /** Figures for Prometheus. None when not set. */
  readonly metrics: MetricsConfig | undefined;
  /** What this process is called in its log, and among the nodes of its house. */
  readonly node: string;
  /** Where the nodes of a house of several meet (NATS). None: one process is the house. */
  readonly natsUrl: string | undefined;
  /** Whether this node keeps tables and matches, or is there for visitors alone. */
  readonly canKeep: boolean;
  /** How long a node keeps what it does not say it keeps, in milliseconds; it says so four times as often. */
  readonly leaseMs: number;
  /** Bugs and alarms only, or every answer too. */
  readonly logLevel: 'warn' | 'info';
  /** Requests a minute from one address, by what they cost. */
  readonly perMinute: {
    readonly signIn: number;
    /** A registration says whether an email has an account: fewer of those. */
    readonly register: number;
    /** From one player too, whatever the address. */
    readonly write: number;
    readonly read: number;
    /** What anybody may read and what takes the house some work: results, proofs, fairness, the reference. */
    readonly costly: number;
  };
  /** How long one who asks too often waits to be told so, in milliseconds: who asks again at once is slowed down by it. */
  readonly brakeMs: number;
  /** How long answers that cost are kept, in milliseconds. */
  readonly keptMs: number;
}

export const DEFAULTS: Config = {
  host: '127.0.0.1',
  port: 3000,
  proxies: [],
  poolerUrl: undefined,
  officeAllow: [],
  officeOrigin: undefined,
  picturesOrigin: undefined,
  https: false,
  anchorFile: undefined,
  secretKey: undefined,
  codeDir: undefined,
  releaseHash: undefined,
  siteOrigin: undefined,
  smtp: undefined,
  pushServices: PUSH_SERVICES,
  webDir: `${import.meta.dirname}/../web/dist`,
  tables: [],
  pace: 1,
  sports: [],
  sportPace: 1,
  recordings: undefined,
  drandUrls: [],
  diskReserve: 512 * 2 ** 20,
  metrics: undefined,
  node: hostname(),
  natsUrl: undefined,
  canKeep: true,
  leaseMs: 8_000,
  logLevel: 'warn',
  perMinute: { signIn: 120, register: 60, write: 6_000, read: 12_000, costly: 600 },
  brakeMs: 500,
  keptMs: 2_000,
};

export function configFrom(env: Readonly<Record<string, string | undefined>>): Config {
  const officeOrigin = origin(env['OFFICE_ORIGIN'], 'OFFICE_ORIGIN');
  const picturesOrigin = origin(env['PICTURES_ORIGIN'], 'PICTURES_ORIGIN');
  if (officeOrigin !== undefined && officeOrigin === picturesOrigin)
    throw new Error('OFFICE_ORIGIN and PICTURES_ORIGIN must differ: pictures come from strangers');
  const siteOrigin = origin(env['SITE_ORIGIN'], 'SITE_ORIGIN');
  return {
    ...DEFAULTS,
    siteOrigin,
    smtp: smtpIn(env, siteOrigin),
    officeOrigin,
    picturesOrigin,
    host: env['HOST'] ?? DEFAULTS.host,
    port: whole(env['PORT'], DEFAULTS.port, 'PORT'),
    proxies: list(env['TRUSTED_PROXIES']),
    poolerUrl: env['POOLER_URL'] || undefined,
    officeAllow: list(env['OFFICE_ALLOW']),
    https: env['HTTPS'] === '1',
    secretKey: env['SECRET_KEY'] ? keyFrom(env['SECRET_KEY']) : undefined,
    tables: some(env['TABLES']),
    pace: fraction(env['PACE'], DEFAULTS.pace, 'PACE'),
    sports: some(env['SPORTS']),
    sportPace: fraction(env['SPORT_PACE'], DEFAULTS.sportPace, 'SPORT_PACE'),
    recordings: env['RECORDINGS'] || undefined,
    drandUrls: list(env['DRAND_URL']),
    diskReserve: whole(env['DISK_RESERVE_MB'], DEFAULTS.diskReserve / 2 ** 20, 'DISK_RESERVE_MB') * 2 ** 20,
    metrics: metricsIn(env),
    node: env['NODE_NAME'] || DEFAULTS.node,
    natsUrl: env['NATS_URL'] || undefined,
    canKeep: roleOf(env['ROLE']) !== 'front',
    leaseMs: whole(env['LEASE_MS'], DEFAULTS.leaseMs, 'LEASE_MS'),
    logLevel: levelOf(env['LOG_LEVEL']),
    releaseHash: env['RELEASE_HASH'] || undefined,
  };
}

/** A link made from what a stranger's request says about our own address would lead where the stranger likes. */
function smtpIn(env: Readonly<Record<string, string | undefined>>, siteOrigin?: string): SmtpConfig | undefined {
  const { SMTP_URL: text = '', MAIL_FROM: from = '' } = env;
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new Error('SMTP_URL must be an address like smtps://user:password@mail.example');
  if (from === '') throw new Error('SMTP_URL is set: say in MAIL_FROM whom mails are from');
  if (siteOrigin === undefined) throw new Error('SMTP_URL is set: say in SITE_ORIGIN where links in mails lead');
  const secure = url.protocol === 'smtps:';
  const port = url.port === '' ? (secure ? 465 : 587) : Number(url.port);
  const [user, password] = [decodeURIComponent(url.username), decodeURIComponent(url.password)];
  return { host: url.hostname, port, secure, user, password, from };
}

function metricsIn(env: Readonly<Record<string, string | undefined>>): MetricsConfig | undefined {
  const { METRICS_HOST: host = '127.0.0.1', METRICS_TOKEN: token = '' } = env;
  if ((env['METRICS_PORT'] ?? '') === '') return undefined;
  if (token === '' && !LOOPBACK.includes(host))
    throw new Error('METRICS_HOST is open to others than this machine: set METRICS_TOKEN too');
  return { host, port: whole(env['METRICS_PORT'], 0, 'METRICS_PORT'), token: token || undefined };
}

const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];

/** Everything, visitors alone, or places alone: then no proxy leads to it. */
function roleOf(text = ''): 'both' | 'front' | 'keeper' {
  if (text === '') return 'both';
  if (text !== 'both' && text !== 'front' && text !== 'keeper')
    throw new Error(`ROLE must be front, keeper or both, not ${text}`);
  return text;
}

function levelOf(text = ''): Config['logLevel'] {
  if (text === '') return DEFAULTS.logLevel;
  if (text !== 'warn' && text !== 'info') throw new Error(`LOG_LEVEL must be warn or info, not ${text}`);
  return text;
}

const some = (text = 'all'): string[] | 'all' => (text === 'all' ? text : list(text));
const list = (text = ''): string[] => text.split(',').filter(Boolean);

function origin(text: string | undefined, name: string): string | undefined {
  if (text === undefined || text === '') return undefined;
  const url = URL.parse(text);
  const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Error(`${name} must be an origin like https://office.example, not ${text}`);
  return url.origin;
}

function whole(text: string | undefined, otherwise: number, name: string): number {
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{1,5}$/.test(text)) throw new Error(`${name} must be a whole number, not ${text}`);
  return Number(text);
}

function fraction(text: string | undefined, otherwise: number, name: string): number {
  if (text === undefined || text === '') return otherwise;
  if (!/^\d{0,3}(\.\d{1,3})?$/.test(text) || Number(text) === 0)
    throw new Error(`${name} must be a number, not ${text}`);
  return Number(text);
}
