import type { Me } from './session-store';

/** What the operator has to do before any room opens: give the second factor, or set one up. Null: nothing. */
export function awaitsFactor({ secondFactor }: Pick<Me, 'secondFactor'>): 'give' | 'set-up' | null {
  if (!secondFactor || secondFactor.given) return null;
  if (secondFactor.enrolled) return 'give';
  return secondFactor.required ? 'set-up' : null;
}
