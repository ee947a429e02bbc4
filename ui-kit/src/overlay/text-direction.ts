export type TextDirection = 'ltr' | 'rtl';

/** The direction of the text in an element. */
export const directionOf = (element: Element): TextDirection =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** The direction of the page. */
export const pageDirection = (): TextDirection =>
  typeof document === 'object' ? directionOf(document.documentElement) : 'ltr';
