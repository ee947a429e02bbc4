import type { Values } from '../messaging/index.js';
import { inRoubles } from '../shared/kopecks.js';
import type { Language } from '../shared/messages/language.js';
import { sizeInWords } from '../shared/size-words.js';
import type { FavouritesConfig } from './favourites.config.js';

interface DueSize {
  name: string;
  slug: string;
  sizeName: string;
  /** Lowest price in kopecks. */
  price: number | null;
}

const PRICE_NOW = {
  ru: (price: string) => `Цена сейчас: ${price}.`,
  en: (price: string) => `The price now: ${price}.`,
};

/** Returns the values of a letter or an SMS that tells of a size that is back or costs less. */
export function noticeValues(
  { name, slug, sizeName, price }: DueSize,
  { STOREFRONT_URL }: Pick<FavouritesConfig, 'STOREFRONT_URL'>,
  language: Language,
): Values {
  return {
    productName: name,
    size: sizeInWords(sizeName, language),
    priceNow: price === null ? '' : PRICE_NOW[language](inRoubles(price, language)),
    link: `${STOREFRONT_URL}/product/${slug}`,
  };
}
