import { createContext, use, useMemo, type ReactNode } from 'react';
import { russian, type Messages } from './messages.js';
import type { CartWords } from './cart-words.js';
import type { DeliveryWords } from './delivery-words.js';
import type { OrderWords } from './order-words.js';

const LocaleContext = createContext<Messages>(russian);

export interface LocaleProviderProps {
  children: ReactNode;
  /** What differs from the Russian set. */
  messages?: Partial<Messages & CartWords & DeliveryWords & OrderWords>;
}

export function LocaleProvider({ children, messages }: LocaleProviderProps) {
  const merged = useMemo(() => ({ ...russian, ...messages }), [messages]);
  return <LocaleContext value={merged}>{children}</LocaleContext>;
}

export function useMessages(): Messages {
  return use(LocaleContext);
}

/** Words of parts that few pages have come with those parts; what the provider was given stands over them. */
export function useWords<Words extends object>(words: Words): Words {
  return { ...words, ...useMessages() };
}
