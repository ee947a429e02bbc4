import { useHydrated } from '@meet/ui-kit';
import type { ReactNode } from 'react';

export interface HydratedProps {
  /** Shown once the page is hydrated. Default: nothing. */
  children?: ReactNode;
  /** Shown on the server and during hydration. Default: nothing. */
  before?: ReactNode;
}

/**
 * Shows controls that need scripts after hydration. Unlike `useHydrated` in a large component, it renders only itself
 * again.
 */
export function Hydrated({ children, before }: HydratedProps) {
  return useHydrated() ? children : before;
}
