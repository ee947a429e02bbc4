import type { Values } from '../messaging/index.js';
import type { Language } from '../shared/messages/language.js';
import type { SavedConfig } from './saved.config.js';

/** Maximum number of products that the letter names; the shopper sees the others in the shop. */
export const MOST_NAMED = 10;

interface News {
  /** Names of the first new products. */
  names: string[];
  /** Number of all new products. */
  total: number;
  stopToken: string;
}

const MORE = {
  ru: (count: number) => `и ещё ${count}`,
  en: (count: number) => `and ${count} more`,
};

/** Returns the values of a letter about new products in all saved searches of a shopper. */
export function searchNewsLetter(
  { names, total, stopToken }: News,
  { STOREFRONT_URL }: Pick<SavedConfig, 'STOREFRONT_URL'>,
  language: Language,
): Values {
  const named = names.slice(0, MOST_NAMED);
  const rest = total - named.length;
  return {
    newCount: String(total),
    items: [...named, ...(rest > 0 ? [MORE[language](rest)] : [])].join('\n'),
    link: `${STOREFRONT_URL}/account/searches`,
    stopLink: `${STOREFRONT_URL}/search-notices/${stopToken}`,
  };
}
