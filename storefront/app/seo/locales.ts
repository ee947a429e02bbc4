/** Languages in which every page is written, as BCP 47 tags. The first one is for visitors of all other languages. */
const locales = ['ru'] as const;

/** The path of a page in a language. A second language gets a prefix here. */
const inLocale = (canonical: string, _locale: (typeof locales)[number]): string => canonical;

export interface Alternate {
  hrefLang: string;
  href: string;
}

/** The addresses of a page in all languages, for `hreflang`. */
export function alternates(canonical: string): Alternate[] {
  return [
    ...locales.map((locale) => ({ hrefLang: locale as string, href: inLocale(canonical, locale) })),
    { hrefLang: 'x-default', href: inLocale(canonical, locales[0]) },
  ];
}

/** The language of the shop, as Open Graph writes it. */
export const openGraphLocale = 'ru_RU';
