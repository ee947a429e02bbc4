import { createContext, RouterContextProvider } from 'react-router';

/** The nonce of this answer's content security policy; none under the development server. */
export const nonceContext = createContext<string | null>(null);

export function createRequestContext({ nonce }: { nonce: string }): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  return context;
}
