import type { OrderId } from '@maidan/core/ids';
import { idFromCause } from '../writer/idFromCause.ts';

/** Made from the command that placed it: a retry makes the same order. */
export const orderId = (key: string, nth: number): OrderId =>
  // made here and nowhere else
  idFromCause(`order|${key}|${nth}`) as OrderId;
