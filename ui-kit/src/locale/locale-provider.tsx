import { createContext, use, useMemo, type ReactNode } from 'react';
import { russian, type Messages } from './messages.js';

const LocaleContext = createContext<Messages>(russian);

export interface LocaleProviderProps {
  children: ReactNode;
  /** What differs from the Russian set. */
  messages?: Partial<Messages>;
}

export function LocaleProvider({ children, messages }: LocaleProviderProps) {
  const merged = useMemo(() => ({ ...russian, ...messages }), [messages]);
  return <LocaleContext value={merged}>{children}</LocaleContext>;
}

export function useMessages(): Messages {
  return use(LocaleContext);
}
