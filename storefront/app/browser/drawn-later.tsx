import { useDeferredValue, type ReactNode } from 'react';

/**
 * Renders its content one paint later, in parts between which the browser can react. Used for the content of a panel,
 * so that a tap opens the panel at once.
 */
export const DrawnLater = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) && children;
