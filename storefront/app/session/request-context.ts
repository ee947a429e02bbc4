import { createContext, RouterContextProvider } from 'react-router';

/** The nonce in the content security policy of this response; null in the development server. */
export const nonceContext = createContext<string | null>(null);

/** The shopper's IP address, as the edge proxy reported it; null in the development server. */
export const clientAddressContext = createContext<string | null>(null);

/** Id of the running build. */
export const buildContext = createContext<string>('development');

/** Id of this request in the logs of this server and of the API; null in the development server. */
export const requestIdContext = createContext<string | null>(null);

/** Counts failures while a page is rendered. A page with a failed part must not be cached for others. */
export const faultsContext = createContext<{ count: number }>({ count: 0 });

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
  context.set(faultsContext, { count: 0 });
  return context;
}

/** Whether the page of this request was rendered without failures. Call it when rendering has finished. */
export const isWhole = (context: RouterContextProvider): boolean => context.get(faultsContext).count === 0;
