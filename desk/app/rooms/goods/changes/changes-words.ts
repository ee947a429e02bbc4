import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { BulkJobKind, BulkJobState } from '../../../graphql/generated/graphql';

interface ChangesTexts {
  title: string;
  lead: string;
  back: string;
  columns: Record<'what' | 'how' | 'who' | 'when' | 'undo', string>;
  kinds: Record<BulkJobKind, string>;
  undoneKind: string;
  states: Record<Exclude<BulkJobState, 'DONE'>, string>;
  applied: PluralForms;
  refused: (count: string) => string;
  undo: string;
  wasUndone: string;
  notUndone: string;
  nothing: string;
  nothingLead: string;
}

export const changesTexts = catalogue<ChangesTexts>(
  {
    title: 'Последние изменения',
    lead: 'Цены и остатки, заданные сразу многим позициям. Отмена возвращает прежние цены и то, кто их задавал; что изменили позже, останется.',
    back: 'Все товары',
    columns: { what: 'Что', how: 'Сколько', who: 'Кто', when: 'Когда', undo: 'Отмена' },
    kinds: { PRICES: 'Заданы цены', STOCK: 'Заданы остатки' },
    undoneKind: 'Возвращены прежние цены',
    states: { WAITING: 'ждёт очереди', RUNNING: 'записывается' },
    applied: { one: 'позиция', few: 'позиции', many: 'позиций' },
    refused: (count) => `отказано: ${count}`,
    undo: 'Отменить',
    wasUndone: 'отменено',
    notUndone: 'Не отменили',
    nothing: 'Изменений ещё не было',
    nothingLead: 'Выберите позиции в «Товарах» и измените их цены по проценту.',
  },
  {
    title: 'Latest changes',
    lead: 'Prices and stock that were set for many items at once. Undo puts the prices back, and who had set them; what was changed later stays.',
    back: 'All goods',
    columns: { what: 'What', how: 'How many', who: 'Who', when: 'When', undo: 'Undo' },
    kinds: { PRICES: 'Prices set', STOCK: 'Stock set' },
    undoneKind: 'Earlier prices put back',
    states: { WAITING: 'waits for its turn', RUNNING: 'is being written' },
    applied: { one: 'item', other: 'items' },
    refused: (count) => `refused: ${count}`,
    undo: 'Undo',
    wasUndone: 'undone',
    notUndone: 'Not undone',
    nothing: 'Nothing was changed yet',
    nothingLead: 'Select items in Goods and change their prices by a percentage.',
  },
);
