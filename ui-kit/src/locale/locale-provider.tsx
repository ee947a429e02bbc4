import { createContext, use, useMemo, type ReactNode } from 'react';
import { russian, type Messages } from './messages.js';
import type { CartWords } from './cart-words.js';
import type { DeliveryWords } from './delivery-words.js';
import type { OrderWords } from './order-words.js';

const LocaleContext = createContext<Messages>(russian);

export interface LocaleProviderProps {
  children: ReactNode;
  /** Texts that replace the Russian ones. */
  messages?: Partial<Messages & CartWords & DeliveryWords & OrderWords>;
}

export function LocaleProvider({ children, messages }: LocaleProviderProps) {
  const merged = useMemo(() => ({ ...russian, ...messages }), [messages]);
  return <LocaleContext value={merged}>{children}</LocaleContext>;
}

export function useMessages(): Messages {
  return use(LocaleContext);
}

/**
 * Returns the texts of a component used on few pages, which it imports itself. Texts given to the provider win over
 * them.
 */
export function useWords<Words extends object>(words: Words): Words {
  return { ...words, ...useMessages() };
}
