import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';

interface ManyTexts {
  open: string;
  title: string;
  which: string;
  selected: PluralForms;
  found: PluralForms;
  sale: string;
  sales: Record<'' | 'on' | 'off', string>;
  category: string;
  keep: string;
  none: string;
  addBadges: string;
  removeBadges: string;
  noChange: string;
  sameBadge: string;
  submit: string;
  cancel: string;
  close: string;
  progress: (handled: string, total: string) => string;
  leave: string;
  changed: PluralForms;
  unchanged: PluralForms;
  refused: PluralForms;
  stop: string;
  stopped: PluralForms;
  nothing: string;
  undo: string;
  undone: string;
  stayed: PluralForms;
}

export const manyTexts = catalogue<ManyTexts>(
  {
    open: 'Изменить товары',
    title: 'Изменить много товаров',
    which: 'Какие товары',
    selected: { one: 'выбранный товар', few: 'выбранных товара', many: 'выбранных товаров' },
    found: { one: 'товар по этим фильтрам', few: 'товара по этим фильтрам', many: 'товаров по этим фильтрам' },
    sale: 'Продажа',
    sales: { '': 'Не менять', on: 'Продавать', off: 'Снять с продажи' },
    category: 'Категория',
    keep: 'Не менять',
    none: 'Без категории',
    addBadges: 'Добавить значки',
    removeBadges: 'Убрать значки',
    noChange: 'Выберите, что изменить',
    sameBadge: 'Один и тот же значок и добавляется, и убирается',
    submit: 'Изменить',
    cancel: 'Не менять',
    close: 'Готово',
    progress: (handled, total) => `Меняем товары: ${handled} из ${total}`,
    leave: 'Окно можно закрыть: магазин продолжит сам. Остановить и отменить можно и в «Последних изменениях».',
    changed: { one: 'товар изменён', few: 'товара изменены', many: 'товаров изменено' },
    unchanged: { one: 'уже был таким', few: 'уже были такими', many: 'уже были такими' },
    refused: { one: 'товара больше нет', few: 'товаров больше нет', many: 'товаров больше нет' },
    stop: 'Остановить',
    stopped: {
      one: 'товар не изменён: остановлено',
      few: 'товара не изменены: остановлено',
      many: 'товаров не изменено: остановлено',
    },
    nothing: 'По этим фильтрам товаров больше нет.',
    undo: 'Отменить',
    undone: 'Отменили: всё как было',
    stayed: {
      one: 'значение изменили позже, оно осталось',
      few: 'значения изменили позже, они остались',
      many: 'значений изменили позже, они остались',
    },
  },
  {
    open: 'Change products',
    title: 'Change many products',
    which: 'Which products',
    selected: { one: 'selected product', other: 'selected products' },
    found: { one: 'product of these filters', other: 'products of these filters' },
    sale: 'Sale',
    sales: { '': 'Keep', on: 'Put on sale', off: 'Take off sale' },
    category: 'Category',
    keep: 'Keep',
    none: 'No category',
    addBadges: 'Add badges',
    removeBadges: 'Remove badges',
    noChange: 'Choose what to change',
    sameBadge: 'The same badge is added and removed',
    submit: 'Change',
    cancel: 'Keep',
    close: 'Done',
    progress: (handled, total) => `Changing products: ${handled} of ${total}`,
    leave:
      'You can close this window: the shop goes on by itself. It can be stopped and undone in “Latest changes”, too.',
    changed: { one: 'product changed', other: 'products changed' },
    unchanged: { one: 'was like this already', other: 'were like this already' },
    refused: { one: 'product is gone', other: 'products are gone' },
    stop: 'Stop',
    stopped: { one: 'product not changed: stopped', other: 'products not changed: stopped' },
    nothing: 'No product fits these filters any more.',
    undo: 'Undo',
    undone: 'Undone: everything is as it was',
    stayed: { one: 'value was changed since and stays', other: 'values were changed since and stay' },
  },
);
