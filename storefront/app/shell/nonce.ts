import { createContext, use } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext;

/** Undefined in the browser: what is already in the document needs no second permission. */
export function useNonce(): string | undefined {
  return use(NonceContext);
}
