import { createContext, use } from 'react';

const PageRequestIdContext = createContext<string | null>(null);

export const PageRequestIdProvider = PageRequestIdContext;

/** Id of the request that this page came from; null in the development server. */
export const usePageRequestId = (): string | null => use(PageRequestIdContext);

/** The same outside of React, from the document. */
export const readPageRequestId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="request-id"]')?.content ?? null;
