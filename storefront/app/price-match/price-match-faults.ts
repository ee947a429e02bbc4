import { isRecord } from '../browser/stored-value';
import type { BrowserFault } from '../graphql/ask-in-browser';

/** Messages at the fields that are missing or refused. */
export interface PriceMatchFaults {
  product?: string;
  itemId?: string;
  link?: string;
  phone?: string;
  text?: string;
  photos?: string;
}

const badFields = {
  'dto.itemId': { itemId: 'Выберите другой размер' },
  'dto.link': { link: 'Это не похоже на адрес страницы' },
  'dto.phone': { phone: 'Проверьте номер мобильного телефона' },
  'dto.text': { text: 'Уберите из текста необычные знаки или сократите его' },
} satisfies Record<string, PriceMatchFaults>;

/** Returns messages for missing fields. The lower price must be shown by a link or by pictures. */
export function missingFields(request: {
  product: unknown;
  link: string;
  pictures: number;
  /** Undefined if the shop knows the telephone already. */
  phone?: string;
}): PriceMatchFaults {
  return {
    ...(!request.product && { product: 'Выберите товар из списка' }),
    ...(request.link.trim() === '' && request.pictures === 0 && { link: 'Вставьте ссылку или приложите снимок цены' }),
    ...(request.phone === '' && { phone: 'Введите номер телефона' }),
  };
}

/** Converts an API error to messages at the fields that it concerns. Empty if it concerns none of them. */
export function priceMatchFaults({ code, details }: BrowserFault): PriceMatchFaults {
  if (code === 'PRODUCT_NOT_FOUND') return { product: 'Этот товар больше не продаётся' };
  if (code === 'ITEM_NOT_FOUND') return { itemId: 'Этот размер больше не продаётся. Выберите другой' };
  if (code === 'UPLOAD_NOT_USABLE') return { photos: 'Снимки пора загрузить заново: уберите их и добавьте снова' };
  const fields = code === 'BAD_USER_INPUT' && Array.isArray(details['fields']) ? (details['fields'] as unknown[]) : [];
  const refused = fields.map((fault) => (isRecord(fault) ? fault['field'] : undefined));
  return Object.assign({}, ...Object.entries(badFields).map(([field, words]) => refused.includes(field) && words));
}
