/** Where a browser keeps as which device the house knows it, once messages were allowed on it. */
export const PUSH_DEVICE = 'pushDevice';
