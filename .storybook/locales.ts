import { en } from '../ui-kit/src/locale/en.js';
import type { LocaleProviderProps } from '../ui-kit/src/locale/locale-provider.js';

interface StoryLocale extends Omit<LocaleProviderProps, 'children'> {
  title: string;
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** Locales of the toolbar. A story keeps the language of its own texts; what the kit writes by itself changes. */
export const locales: Record<string, StoryLocale> = {
  ru: { title: 'Русский, ₽', locale: 'ru-RU', direction: 'ltr' },
  en: {
    title: 'English, $',
    locale: 'en-US',
    currency: 'USD',
    timeZone: 'America/New_York',
    phoneCountry: 'US',
    messages: en,
    direction: 'ltr',
  },
  // There is no Arabic pack: it shows formats and direction.
  ar: {
    title: 'Arabic, AED',
    locale: 'ar-AE',
    currency: 'AED',
    timeZone: 'Asia/Dubai',
    phoneCountry: 'AE',
    messages: en,
    direction: 'rtl',
  },
};
