import { translateCode } from '../ui-kit/src/fixtures/english/translate-code.js';
import { storyLocale } from '../ui-kit/src/fixtures/story-locales.js';
import { defaultLocale } from '../ui-kit/src/locale/locale.js';

/** Returns the code of a story with the sample texts in the toolbar's locale. */
export function codeInLanguage(code: string, { globals }: { globals: Record<string, unknown> }): string {
  const { locale, currency = defaultLocale.currency } = storyLocale(globals['locale']);
  return locale.startsWith('ru') ? code : translateCode(code, { ...defaultLocale, locale, currency });
}
