import { createContext, use, type RefObject } from 'react';
import type { CartLineProps } from './cart-line.types.js';

/** What the parts of a line know: its props, and what follows from them. */
export interface LineState extends CartLineProps {
  /** Brand and name. */
  goods: string;
  /** The line cannot be ordered. */
  gone: boolean;
  /** The button that removes the line: it gets the focus when the line is restored. */
  remover: RefObject<HTMLButtonElement | null>;
  /** Removes the line. */
  remove: () => void;
}

export const LineContext = createContext<LineState | null>(null);

/**
 * Returns the line around a part.
 * @throws {Error} when there is no line.
 */
export function useLine(part: string): LineState {
  const line = use(LineContext);
  if (!line) throw new Error(`CartLine.${part} must stand inside a CartLine`);
  return line;
}
