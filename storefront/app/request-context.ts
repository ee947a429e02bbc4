import { createContext, RouterContextProvider } from 'react-router';

/** The nonce of this answer's content security policy; none under the development server. */
export const nonceContext = createContext<string | undefined>(undefined);

export function createRequestContext({ nonce }: { nonce: string }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  return context;
}
