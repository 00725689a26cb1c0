/** What the parser of HTTP has to make something of, and must not take for two requests. */
export const NOT_HTTP: readonly string[] = [
  'hello\r\n\r\n',
  '\u0000\u0001\u0002\r\n\r\n',
  'GET\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'get /api/site HTTP/1.1\r\nHost: x\r\n\r\n',
  'POST /api/user/login\r\n\r\n',
  'GET /api/site HTTP/1.1\r\n\r\n', // without a host
  'GET /api/si te HTTP/1.1\r\nHost: x\r\n\r\n',
  'GET /api/\u0000site HTTP/1.1\r\nHost: x\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET /api/site HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  'GET /api/site HTTP/1.1\r\nHost: x\r\nNo colon\r\n\r\n',
  'GET /api/site HTTP/1.1\r\nHost: x\r\n: empty\r\n\r\n',
  'GET /api/site HTTP/1.1\r\nHost: x\r\nA\u0000: b\r\n\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nzz\r\n',
  'POST /api/user/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\r\n\r\n', // somebody who expects TLS
];
