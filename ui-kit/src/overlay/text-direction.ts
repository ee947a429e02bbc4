export type TextDirection = 'ltr' | 'rtl';

/** The text direction of an element. */
export const directionOf = (element: Element): TextDirection =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/** The text direction of the page. */
export const pageDirection = (): TextDirection =>
  typeof document === 'object' ? directionOf(document.documentElement) : 'ltr';
