import type { Locator } from 'playwright-core';

/* What is left of another language on a page in Hindi. */

/** Written alike everywhere: the house, currencies, networks, codes of banks and of the trade, others' products. */
const ALIKE = new RegExp(
  `\\b(${[
    'Maidan maidan MAIDAN INR USDT UPI UTR IFSC QR ID IST UTC MB CSV PDF APK ENG RSA IND AUS JQK MotoGP MMA Android',
    'iPhone iPad Chrome Safari Edge Telegram Instagram Facebook BM Linux Python JavaScript Node JSON SHA',
  ]
    .join(' ')
    .replaceAll(' ', '|')})\\b`,
  'gu',
);

/** Addresses, and whatever is known by a number or a digest. */
const CODES = /\S+@\S+|https?:\/\/\S+|\w+\.(?:py|mjs|json)|[\w-]*\d[\w-]*/gu;

const WORD = /\p{Script=Latin}{2,}/u;

/**
 * Texts with words of Latin letters, hidden ones and names for screen readers too. `names` are those of people, clubs and
 * places. What says that it is in another language, such as the way to English, may be.
 */
export async function leftOver(part: Locator, names: Iterable<string> = []): Promise<readonly string[]> {
  const said = await part.evaluateAll(textsIn);
  const longestFirst = [...names].filter(name => WORD.test(name)).toSorted((a, b) => b.length - a.length);
  const bare = (text: string): string =>
    longestFirst
      .reduce((left, name) => left.replaceAll(name, ''), text)
      .replaceAll(CODES, '')
      .replaceAll(ALIKE, '');
  return [...new Set(said)].filter(text => WORD.test(bare(text)));
}

/** In the page: everything that is read or heard there. */
function textsIn(roots: readonly Element[]): readonly string[] {
  const heard = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'];
  const isOther = (element: Element): boolean =>
    element.closest('script, style, code, pre, body [lang]:not([lang^="hi"])') !== null;
  return roots.flatMap(root =>
    [root, ...root.querySelectorAll('*')].flatMap(element => {
      if (isOther(element)) return [];
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      return [
        own.map(({ textContent }) => textContent).join(''),
        ...heard.map(name => element.getAttribute(name) ?? ''),
      ];
    }),
  );
}
