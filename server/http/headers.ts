import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { isOfficePage } from './hosts.ts';

/* The headers of every answer. They differ in two words, so each that there is is written once. */

/** Nothing here needs a camera, a place or a payment handler. */
const PERMISSIONS = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb']
  .map(feature => `${feature}=()`)
  .join(', ');

const FIXED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0', // what browsers once did about it could be turned against a page
};

const HTTPS_ONLY = { 'strict-transport-security': `max-age=${365 * 86_400}; includeSubDomains` };

type Headers = Readonly<Record<string, string>>;

export function headersFor(deps: Deps): (request: Pick<FastifyRequest, 'url'>) => Headers {
  const { config, tables, matchPictures } = deps;
  const always = { ...FIXED, ...(config.https && HTTPS_ONLY) };
  const pages = written(always, 'data:');
  // The office shows the pictures that players sent, wherever those are served from.
  const office = config.picturesOrigin === undefined ? pages : written(always, `data: ${config.picturesOrigin}`);
  return ({ url }) =>
    (isOfficePage(url.split('?')[0] ?? '') ? office : pages)([...tables.streamHosts(), ...matchPictures.hosts()]);
}

/** An operator seldom changes where the pictures of a studio come from. */
function written(always: Headers, pictures: string): (studios: readonly string[]) => Headers {
  let last: { readonly frames: string; readonly headers: Headers } | undefined;
  return studios => {
    const frames = [...new Set(studios)].join(' ') || "'none'";
    if (last?.frames !== frames)
      last = { frames, headers: { ...always, 'content-security-policy': policyOf(pictures, frames) } };
    return last.headers;
  };
}

/** What a page of ours may do: load from here, and nothing else but the pictures of an operator's own studio. */
const policyOf = (pictures: string, frames: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' blob: ${pictures}`,
    "connect-src 'self'",
    "font-src 'self'",
    `frame-src ${frames}`,
    "frame-ancestors 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';');
