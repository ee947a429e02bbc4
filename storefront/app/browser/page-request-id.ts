import { createContext, use } from 'react';

const PageRequestIdContext = createContext<string | null>(null);

export const PageRequestIdProvider = PageRequestIdContext;

/** Id of the request that rendered this page; null in the development server. */
export const usePageRequestId = (): string | null => use(PageRequestIdContext);

/** Reads the request id from the document, for use outside React. */
export const readPageRequestId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="request-id"]')?.content ?? null;
