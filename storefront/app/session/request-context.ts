import { createContext, RouterContextProvider } from 'react-router';

/** The nonce of this answer's content security policy; none under the development server. */
export const nonceContext = createContext<string | null>(null);

/** Where the shopper is, as the edge saw it; unknown under the development server. */
export const clientAddressContext = createContext<string | null>(null);

export interface RequestValues {
  nonce: string;
  clientAddress: string;
}

export function createRequestContext({ nonce, clientAddress }: RequestValues): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(clientAddressContext, clientAddress);
  return context;
}
