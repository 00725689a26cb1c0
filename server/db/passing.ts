/** Deadlock, serialisation, shutdown, a time limit and anything that never reached the server: worth another try. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error)) return /connection|terminat|socket|timeout/i.test(error.message);
  return PASSING.test(String(error.code));
}

const PASSING = /^(40001|40P01|08\w{3}|57P0\d|57014|25P0[34]|53[123]00|ECONN\w*|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH)$/;
