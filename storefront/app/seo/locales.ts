/** Languages of every page, as BCP 47 tags. The first is also the default for visitors of other languages. */
const locales = ['ru'] as const;

/** The path of a page in a language. If a second language is added, it gets a prefix here. */
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

/** The shop's language in Open Graph's format. */
export const openGraphLocale = 'ru_RU';
