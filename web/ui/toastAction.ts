export type ToastType = 'success' | 'error' | 'info';

/** What can be done about what a toast says. */
export interface ToastAction {
  readonly words: string;
  act(): void;
  /** Until it is done, or closed by hand. */
  readonly stays?: true;
}
