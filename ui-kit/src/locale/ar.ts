import { formsAr } from './ar/forms.js';
import { goodsAr } from './ar/goods.js';
import { ordersAr } from './ar/orders.js';
import { partsAr } from './ar/parts.js';
import { statusesAr } from './ar/statuses.js';
import type { Messages } from './messages.js';

/** The texts of all components in Arabic. Set `dir="rtl"` on the page. */
export const ar = { ...formsAr, ...goodsAr, ...ordersAr, ...partsAr, ...statusesAr } satisfies Messages;
