import rateLimit from '@fastify/rate-limit';

/** Whom an address stands for: itself, or in IPv6 the network of 2^64 addresses that one household is given. */
export const networkOf = (address: string): string => rateLimit.normalizeIP(address);
