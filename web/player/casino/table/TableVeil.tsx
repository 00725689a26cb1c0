import { say } from '@maidan/words/say';

/** Lies over cells that take no bets now, while others of the table do. */
export const TableVeil = () => <span className="veil">{say('casino.suspended')}</span>;
