/* What statements take, as the driver writes it. */

/** Written as JSON; a list would be written as a list of the database. */
export type Json = string | number | boolean | (object & { readonly length?: never });
export type Bytes = Uint8Array;
/** A list, or what textArray makes of one. */
export type List<T> = readonly (T | null)[] | string;
