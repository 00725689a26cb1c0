import type { ReactNode } from 'react';

/** What a `<code>` of a message holds. */
export const asCode = (text: string): ReactNode => <code key="code">{text}</code>;
