import { createContext, use } from 'react';
import { readStored } from './stored';

export type Language = 'ru' | 'en';

/** Texts of a section of the desk in both languages. The Russian texts determine which texts exist. */
export type Catalogue<Words> = { ru: Words; en: Words };

/** Declares the texts of a part of the desk. */
export const catalogue = <Words>(ru: Words, en: NoInfer<Words>): Catalogue<Words> => ({ ru, en });

export const LanguageContext = createContext<Language>('ru');

export const useLanguage = (): Language => use(LanguageContext);

/** Returns the texts in the language of the desk. */
export function useTexts<Words>(texts: Catalogue<Words>): Words {
  return texts[useLanguage()];
}

/** Returns the language that was chosen in this browser; otherwise the browser's language if the desk supports it. */
export function startLanguage(): Language {
  const chosen = readStored('language');
  if (chosen === 'ru' || chosen === 'en') return chosen;
  return navigator.language.startsWith('ru') ? 'ru' : 'en';
}
