/** Said of what the build leaves for the app to draw: code that comes later. */
export const LEFT_OUT = 'left-out';
