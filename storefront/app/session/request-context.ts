import { createContext, RouterContextProvider } from 'react-router';

/** The nonce in the content security policy of this response; null in the development server. */
export const nonceContext = createContext<string | null>(null);

/** The shopper's IP address, as the edge proxy reported it; null in the development server. */
export const clientAddressContext = createContext<string | null>(null);

/** Id of the build that serves. */
export const buildContext = createContext<string>('development');

/** Id of this request, in the logs of this server and of the API; null in the development server. */
export const requestIdContext = createContext<string | null>(null);

export interface RequestValues {
  nonce: string;
  clientAddress: string;
  buildId: string;
  requestId: string;
}

export function createRequestContext({
  nonce,
  clientAddress,
  buildId,
  requestId,
}: RequestValues): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(clientAddressContext, clientAddress);
  context.set(buildContext, buildId);
  context.set(requestIdContext, requestId);
  return context;
}
