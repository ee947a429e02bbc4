import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { BulkJobKind, BulkJobState } from '../../../graphql/generated/graphql';

interface ChangesTexts {
  title: string;
  lead: string;
  back: string;
  columns: Record<'what' | 'how' | 'who' | 'when' | 'undo', string>;
  kinds: Record<BulkJobKind, string>;
  states: Record<Exclude<BulkJobState, 'DONE'>, string>;
  progress: (handled: string, total: string) => string;
  applied: Record<'items' | 'products', PluralForms>;
  refused: (count: string) => string;
  stopped: (count: string) => string;
  stop: string;
  notStopped: string;
  undo: string;
  wasUndone: (when: string) => string;
  undone: string;
  stayed: (count: string) => string;
  notUndone: string;
  nothing: string;
  nothingLead: string;
}

export const changesTexts = catalogue<ChangesTexts>(
  {
    title: 'Последние изменения',
    lead: 'Цены, остатки и товары, изменённые сразу помногу. Идущее изменение можно остановить. Отменить можно последние 20 каждого вида; что изменили позже, останется.',
    back: 'Все товары',
    columns: { what: 'Что', how: 'Сколько', who: 'Кто', when: 'Когда', undo: 'Отмена' },
    kinds: { PRICES: 'Заданы цены', STOCK: 'Заданы остатки', PRODUCTS: 'Изменены товары' },
    states: { PREPARED: 'ещё не применено', WAITING: 'ждёт очереди', RUNNING: 'записывается' },
    progress: (handled, total) => `${handled} из ${total}`,
    applied: {
      items: { one: 'позиция', few: 'позиции', many: 'позиций' },
      products: { one: 'товар', few: 'товара', many: 'товаров' },
    },
    refused: (count) => `отказано: ${count}`,
    stopped: (count) => `остановлено, не изменено: ${count}`,
    stop: 'Остановить',
    notStopped: 'Не остановили',
    undo: 'Отменить',
    wasUndone: (when) => `отменено ${when}`,
    undone: 'Отменили: всё как было',
    stayed: (count) => `Отменили. Осталось как есть: ${count}, это изменили позже`,
    notUndone: 'Не отменили',
    nothing: 'Изменений ещё не было',
    nothingLead: 'Выберите позиции в «Товарах» и измените их цены или сами товары.',
  },
  {
    title: 'Latest changes',
    lead: 'Prices, stock and products that were changed many at once. A change at work can be stopped. The latest 20 of each kind can be undone; what was changed later stays.',
    back: 'All goods',
    columns: { what: 'What', how: 'How many', who: 'Who', when: 'When', undo: 'Undo' },
    kinds: { PRICES: 'Prices set', STOCK: 'Stock set', PRODUCTS: 'Products changed' },
    states: { PREPARED: 'not applied yet', WAITING: 'waits for its turn', RUNNING: 'is being written' },
    progress: (handled, total) => `${handled} of ${total}`,
    applied: { items: { one: 'item', other: 'items' }, products: { one: 'product', other: 'products' } },
    refused: (count) => `refused: ${count}`,
    stopped: (count) => `stopped, not changed: ${count}`,
    stop: 'Stop',
    notStopped: 'Not stopped',
    undo: 'Undo',
    wasUndone: (when) => `undone ${when}`,
    undone: 'Undone: everything is as it was',
    stayed: (count) => `Undone. Left as it is: ${count}, changed since`,
    notUndone: 'Not undone',
    nothing: 'Nothing was changed yet',
    nothingLead: 'Select items in Goods and change their prices, or the products.',
  },
);
