/** Nothing of its text is cut off: in the page, `locator.evaluate(isWhole)`. */
export const isWhole = (element: Element): boolean =>
  element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight;
