import { use, useMemo } from 'react';
import { LocaleContext } from './locale-context.js';
import type { Messages } from './messages.js';

/**
 * Returns the texts of a component: those given to the `LocaleProvider`, else its own Russian ones, which it imports
 * itself. So a bundle has only the words of the components in it.
 */
export function useWords<Part extends keyof Messages>(part: Part, own: Messages[Part]): Messages[Part] {
  const given = use(LocaleContext).messages[part];
  return useMemo(() => (given ? { ...own, ...given } : own), [own, given]);
}
