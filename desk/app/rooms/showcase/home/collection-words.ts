import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';

export const collectionTexts = catalogue<{ products: PluralForms }>(
  { products: { one: 'товар', few: 'товара', many: 'товаров' } },
  { products: { one: 'product', other: 'products' } },
);
