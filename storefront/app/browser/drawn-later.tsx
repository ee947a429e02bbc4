import { useDeferredValue, type ReactNode } from 'react';

/**
 * Shows its content one paint later, drawn in pieces between which the browser answers. For the content of a panel, so
 * that a tap opens the panel at once.
 */
export const DrawnLater = ({ children }: { children: ReactNode }): ReactNode =>
  useDeferredValue(true, false) && children;
