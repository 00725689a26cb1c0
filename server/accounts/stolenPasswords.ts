import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,233 most used stolen passwords. Which place one has among them, if it is one. */
export const rankOf = (password: string): number | undefined => ranks().get(password.toLowerCase());

/** Made when first needed; shorter ones are in everything. */
let stolen: ReadonlyMap<string, number> | undefined;

function ranks(): ReadonlyMap<string, number> {
  stolen ??= new Map(
    dictionary['passwords-common'].flatMap((password, rank) => (password.length < SHORTEST ? [] : [[password, rank]])),
  );
  return stolen;
}

const SHORTEST = 4;
