import type { Values } from '../messaging/index.js';
import { inRoubles } from '../shared/kopecks.js';
import type { Language } from '../shared/messages/language.js';
import { shopZone } from '../shared/shop-time.js';
import { sizeInWords } from '../shared/size-words.js';
import type { RequestsConfig } from './requests.config.js';

/** The data of the answer to a shopper's request. `price` (kopecks), size and date are null if nothing is agreed. */
export interface MeetPriceAnswer {
  answer: string | null;
  name: string;
  slug: string;
  sizeName: string | null;
  price: number | null;
  expiresAt: Date | null;
}

const LOCALES = { ru: 'ru-RU', en: 'en-GB' };
const ZONE = { ru: 'по Москве', en: 'Moscow time' };

const moment = (at: Date, language: Language): string =>
  `${new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: shopZone(),
  }).format(at)} ${ZONE[language]}`;

/** Returns the values of the letters and the SMS about an agreed or a declined price. */
export function meetPriceValues(
  { name, slug, sizeName, price, expiresAt, answer }: MeetPriceAnswer,
  { STOREFRONT_URL }: Pick<RequestsConfig, 'STOREFRONT_URL'>,
  language: Language,
): Values {
  return {
    productName: name,
    size: sizeName ? sizeInWords(sizeName, language) : '',
    price: price === null ? '' : inRoubles(price, language),
    until: expiresAt ? moment(expiresAt, language) : '',
    answer: answer ?? '',
    link: `${STOREFRONT_URL}/product/${slug}`,
  };
}
