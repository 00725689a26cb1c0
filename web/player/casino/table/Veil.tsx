/** Lies over cells that take no bets now, while others of the table do. */
export const Veil = () => <span className="veil">SUSPENDED</span>;
