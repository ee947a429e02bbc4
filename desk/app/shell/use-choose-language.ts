import { createContext, use } from 'react';
import type { Language } from '../browser/language';

/** Changes the language of the whole desk; the root component provides it. */
export const ChooseLanguageContext = createContext<(language: Language) => void>(() => undefined);

export const useChooseLanguage = () => use(ChooseLanguageContext);
