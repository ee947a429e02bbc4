import { createContext, use } from 'react';
import { readStored } from './stored';

export type Language = 'ru' | 'en';

/** A room's texts in both languages. The Russian ones say which there are. */
export type Catalogue<Words> = { ru: Words; en: Words };

/** Declares the texts of a part of the desk. */
export const catalogue = <Words>(ru: Words, en: NoInfer<Words>): Catalogue<Words> => ({ ru, en });

export const LanguageContext = createContext<Language>('ru');

export const useLanguage = (): Language => use(LanguageContext);

/** Returns the texts in the language of the desk. */
export function useTexts<Words>(texts: Catalogue<Words>): Words {
  return texts[useLanguage()];
}

/** Returns the language that was chosen in this browser, or else the browser's own if it is one of ours. */
export function startLanguage(): Language {
  const chosen = readStored('language');
  if (chosen === 'ru' || chosen === 'en') return chosen;
  return navigator.language.startsWith('ru') ? 'ru' : 'en';
}
