import { use, useMemo } from 'react';
import { LocaleContext } from './locale-context.js';
import type { Messages } from './messages.js';

/**
 * Returns the texts of a component: those given to `LocaleProvider`, otherwise its own Russian ones, which the
 * component imports itself. So a bundle contains only the texts of its components.
 */
export function useWords<Part extends keyof Messages>(part: Part, own: Messages[Part]): Messages[Part] {
  const given = use(LocaleContext).messages[part];
  return useMemo(() => (given ? { ...own, ...given } : own), [own, given]);
}
