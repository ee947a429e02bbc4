import { createContext, use } from 'react';
import { defaultLocale, type Locale } from './locale.js';
import type { SomeMessages } from './messages.js';

export const LocaleContext = createContext<{ locale: Locale; messages: SomeMessages }>({
  locale: defaultLocale,
  messages: {},
});

/** Returns the locale of the nearest `LocaleProvider`, for `formatPrice`, `formatDay` and the like. */
export function useLocale(): Locale {
  return use(LocaleContext).locale;
}
