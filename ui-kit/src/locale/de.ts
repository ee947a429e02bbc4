import { formsDe } from './de/forms.js';
import { goodsDe } from './de/goods.js';
import { ordersDe } from './de/orders.js';
import { partsDe } from './de/parts.js';
import { statusesDe } from './de/statuses.js';
import type { Messages } from './messages.js';

/** The texts of all components in German, as a shop addresses its shoppers: with „Sie“. */
export const de = { ...formsDe, ...goodsDe, ...ordersDe, ...partsDe, ...statusesDe } satisfies Messages;
