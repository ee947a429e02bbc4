import { use, useMemo, type ReactNode } from 'react';
import { LocaleContext } from './locale-context.js';
import type { Locale } from './locale.js';
import type { SomeMessages } from './messages.js';

export interface LocaleProviderProps {
  /** The part of the page that uses the locale. */
  children: ReactNode;
  /** BCP 47 tag of the language: decides how numbers, prices and dates are written. Default: `ru-RU`. */
  locale?: Locale['locale'];
  /** ISO 4217 code of the currency of all prices, which are in its minor units. Default: `RUB`. */
  currency?: Locale['currency'];
  /** IANA time zone of all dates, the same on the server and in the browser. Default: `Europe/Moscow`. */
  timeZone?: Locale['timeZone'];
  /** Country of phone numbers, which determines their mask. Default: `RU`. */
  phoneCountry?: Locale['phoneCountry'];
  /**
   * Texts of components: a whole pack, such as `en` of `@meet/ui-kit/locale/en`, or single texts. Default: the Russian
   * texts of each component.
   */
  messages?: SomeMessages;
}

/** Sets language, currency, time zone and texts. A nested provider changes only what it is given. */
export function LocaleProvider(props: LocaleProviderProps) {
  const { children, locale, currency, timeZone, phoneCountry, messages } = props;
  const outer = use(LocaleContext);
  const value = useMemo(() => {
    const { locale: inherited } = outer;
    return {
      locale: {
        locale: locale ?? inherited.locale,
        currency: currency ?? inherited.currency,
        timeZone: timeZone ?? inherited.timeZone,
        phoneCountry: phoneCountry ?? inherited.phoneCountry,
      },
      messages: merged(outer.messages, messages),
    };
  }, [outer, locale, currency, timeZone, phoneCountry, messages]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

/** Merges texts by component: those of `over` take precedence over those of `under`. */
function merged(under: SomeMessages, over: SomeMessages = {}): SomeMessages {
  const parts: Record<string, object | undefined> = { ...under };
  for (const [part, words] of Object.entries<object | undefined>(over)) parts[part] = { ...parts[part], ...words };
  return parts as SomeMessages;
}
