import type { Me } from './session-store';

/** Returns what the operator must do before any page opens: enter the second factor, or set one up. Null: nothing. */
export function awaitsFactor({ secondFactor }: Pick<Me, 'secondFactor'>): 'give' | 'set-up' | null {
  if (!secondFactor || secondFactor.given) return null;
  if (secondFactor.enrolled) return 'give';
  return secondFactor.required ? 'set-up' : null;
}
