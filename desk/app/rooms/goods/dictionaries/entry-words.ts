import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { MergedKind } from '../../../graphql/generated/graphql';

interface EntryTexts {
  create: Record<MergedKind, string>;
  edit: string;
  editOne: (name: string) => string;
  editTitle: (name: string) => string;
  name: string;
  nameHint: string;
  nameMissing: string;
  parent: string;
  noParent: string;
  swatch: string;
  swatchHint: string;
  changedMeanwhile: string;
  saved: (name: string) => string;
  removeOne: (name: string) => string;
  removeTitle: (name: string) => string;
  counting: string;
  unknownCount: string;
  unused: string;
  goods: PluralForms;
  used: (goods: string) => string;
  usedBy: string;
  users: Record<string, string>;
}

export const entryTexts = catalogue<EntryTexts>(
  {
    create: { BRAND: 'Новый бренд', CATEGORY: 'Новый раздел', COLOUR: 'Новый цвет' },
    edit: 'Изменить',
    editOne: (name) => `Изменить: ${name}`,
    editTitle: (name) => `Изменить «${name}»`,
    name: 'Название',
    nameHint: 'Как его видят покупатели; адрес страницы не изменится',
    nameMissing: 'Введите название: его увидят покупатели',
    parent: 'Внутри раздела',
    noParent: 'Ни в каком: верхний уровень',
    swatch: 'Образец',
    swatchHint: 'Кружок в фильтре и на карточке',
    changedMeanwhile: 'Пока вы печатали, это изменил кто-то ещё. Закройте окно, посмотрите, что стало, и повторите.',
    saved: (name) => `«${name}» сохранено`,
    removeOne: (name) => `Удалить: ${name}`,
    removeTitle: (name) => `Удалить «${name}»?`,
    counting: 'Считаем товары…',
    unknownCount: 'Если его ещё что-то использует, магазин откажет.',
    unused: 'Ни у одного товара его нет. Вернуть нельзя.',
    goods: { one: 'товара', few: 'товаров', many: 'товаров' },
    used: (goods) => `Он есть у ${goods}: пока это так, удалить нельзя. Уберите его у товаров или объедините с другим.`,
    usedBy: 'Удалить нельзя, его ещё используют',
    users: {
      products: 'товары',
      categories: 'разделы внутри',
      sizeGrids: 'размерные сетки',
      promocodes: 'промокоды',
      menuFilters: 'пункты меню',
    },
  },
  {
    create: { BRAND: 'New brand', CATEGORY: 'New category', COLOUR: 'New colour' },
    edit: 'Edit',
    editOne: (name) => `Edit: ${name}`,
    editTitle: (name) => `Edit “${name}”`,
    name: 'Name',
    nameHint: 'As shoppers see it; the address of the page stays',
    nameMissing: 'Enter a name: shoppers will see it',
    parent: 'Within the category',
    noParent: 'None: on the first level',
    swatch: 'Swatch',
    swatchHint: 'The dot in the filter and on the card',
    changedMeanwhile:
      'Somebody else changed it while you typed. Close the dialog, look what became of it, and try again.',
    saved: (name) => `“${name}” is saved`,
    removeOne: (name) => `Remove: ${name}`,
    removeTitle: (name) => `Remove “${name}”?`,
    counting: 'Counting products…',
    unknownCount: 'If something still uses it, the shop refuses.',
    unused: 'No product has it. It cannot be put back.',
    goods: { one: 'product', other: 'products' },
    used: (goods) => `It is of ${goods}: as long as that is so, it cannot be removed. Take it off them, or merge it.`,
    usedBy: 'It cannot be removed, it is still used',
    users: {
      products: 'products',
      categories: 'categories within',
      sizeGrids: 'size grids',
      promocodes: 'promo codes',
      menuFilters: 'menu entries',
    },
  },
);
