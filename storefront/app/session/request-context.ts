import { createContext, RouterContextProvider } from 'react-router';

/** The nonce of this response's content security policy; null under the development server. */
export const nonceContext = createContext<string | null>(null);

/** The shopper's IP address as the edge proxy saw it; null under the development server. */
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
