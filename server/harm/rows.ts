import type { HarmRule, HarmSpan } from '@maidan/core/harm/marker';
import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* What commands leave behind of players who may come to harm, and of who looked. */

declare module '../db/columns.ts' {
  interface DomainTypes {
    'harm_markers.rule': HarmRule;
    'harm_markers.figures': Readonly<Record<string, number>>;
    'harm_markers.spans': readonly HarmSpan[];
    'harm_looks.what': 'looked' | 'spoken';
  }
}

export interface HarmRowKinds {
  harmMarker: Tables['harm_markers'];
  harmLook: Tables['harm_looks'];
}

export const HARM_SHAPES: { readonly [K in keyof HarmRowKinds]: Shape<HarmRowKinds[K]> } = {
  harmMarker: { table: 'harm_markers', key: 'id', apart: {}, isWrittenOnce: true },
  harmLook: { table: 'harm_looks', key: 'id', apart: {}, isWrittenOnce: true },
};
