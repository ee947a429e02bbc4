import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../browser/language';
import type { PriceListField, PriceListGrouping, PriceListHeadings } from '../../graphql/generated/graphql';
import type { PlanPart } from './plan';

export type RunCount =
  'created' | 'updated' | 'unchanged' | 'met' | 'rejected' | 'warnings' | 'kept' | 'heldBack' | 'unnamed';

interface RunTexts {
  back: string;
  steps: string;
  stepNames: Record<'file' | 'plan' | 'applied', string>;
  phases: Record<string, string>;
  waiting: string;
  plan: string;
  planLead: string;
  guarded: string;
  report: string;
  reportUndone: string;
  counts: Record<RunCount, string>;
  parts: Record<PlanPart, string>;
  rest: (count: string) => string;
  more: (count: string, part: string) => string;
  remarks: string;
  remarksLead: string;
  remarkColumns: Record<'field' | 'what' | 'count' | 'line', string>;
  rejected: string;
  asksColumns: string;
  maybe: (fields: string) => string;
  apply: string;
  discard: string;
  undo: string;
  undoTitle: string;
  undoLead: string;
  sameSource: (source: string) => string;
  sameSourceLead: (count: string, source: string) => string;
  itIs: (source: string) => string;
  again: string;
  applied: string;
  toGoods: string;
  details: string;
  unchanged: string;
  unchangedLead: string;
  refused: string;
  refusedRows: string;
  stopped: string;
  discarded: string;
  discardedLead: string;
  superseded: string;
  toLater: string;
  undone: string;
  stayed: PluralForms;
  lost: string;
  lostLead: string;
  earlier: string;
  askedColumns: string;
  mapping: string;
  mappingLead: string;
  mappingColumns: Record<'header' | 'samples' | 'field', string>;
  fields: Record<PriceListField, string>;
  fieldOf: (header: string) => string;
  unsure: string;
  productOf: string;
  groupings: Record<PriceListGrouping, string>;
  headings: string;
  headingKinds: Record<PriceListHeadings, string>;
  missing: (fields: string) => string;
  confirm: string;
}

export const runTexts = catalogue<RunTexts>(
  {
    back: 'Все источники',
    steps: 'Ход импорта',
    stepNames: { file: 'Файл', plan: 'План', applied: 'Отчёт' },
    phases: {
      download: 'Скачиваем файл',
      read: 'Читаем файл',
      write: 'Записываем товары',
      images: 'Берём снимки',
    },
    waiting: 'Ждёт очереди',
    plan: 'Что изменится',
    planLead: 'Пока ничего не записано.',
    guarded: 'Изменений больше, чем применяется без вопроса',
    report: 'Что изменилось',
    reportUndone: 'Что изменилось и было отменено',
    counts: {
      created: 'Новых',
      updated: 'Изменённых',
      unchanged: 'Без изменений',
      met: 'Уже есть у других поставщиков',
      rejected: 'Отвергнутых строк',
      warnings: 'Прочитано иначе, чем написано',
      kept: 'Цен оставлено как задали вы',
      heldBack: 'Сомнительных цен отложено',
      unnamed: 'В файле не названо и остаётся',
    },
    parts: {
      vanishing: 'Уйдёт из продажи',
      pricesFalling: 'Цены падают больше чем на 10 %',
      pricesRising: 'Цены растут больше чем на 10 %',
      pricesSlightly: 'Другие цены, которые меняются',
      newProducts: 'Новые товары',
      appearing: 'Появится в продаже',
      categories: 'Переедет в другой раздел',
      newBrands: 'Новые бренды',
      newCategories: 'Новые разделы',
    },
    rest: (count) => `и ещё ${count}`,
    more: (count, part) => `Показать ещё ${count}: ${part.toLowerCase()}`,
    remarks: 'Что не понято',
    remarksLead: 'Отвергнутые строки не запишутся, остальные запишутся так, как прочитаны.',
    remarkColumns: { field: 'Поле', what: 'Что там стоит', count: 'Сколько раз', line: 'Первая строка' },
    rejected: 'Отвергнуто',
    asksColumns: 'Ждёт, чтобы вы назвали колонки',
    maybe: (fields) => `Может быть: ${fields}`,
    apply: 'Применить',
    discard: 'Не применять',
    undo: 'Отменить импорт',
    undoTitle: 'Отменить импорт?',
    undoLead:
      'Новые товары этого импорта уйдут из магазина, цены и остатки вернутся к прежним. Проданное и изменённое после него останется.',
    sameSource: (source) => `Это новый прайс поставщика «${source}»?`,
    sameSourceLead: (count, source) =>
      `Файл читается как новый поставщик, но товары из него уже есть у «${source}»: ${count}. Если применить план, они встанут в продажу ещё раз, у второго поставщика.`,
    itIs: (source) => `Да, это прайс «${source}»`,
    again: 'Прочитать ещё раз',
    applied: 'Товары из файла записаны. Товары других источников остались как были.',
    toGoods: 'Посмотреть товары',
    details: 'Подробности',
    unchanged: 'Ничего нового',
    unchangedLead: 'Товары из файла уже такие, как в нём.',
    refused: 'Файл не прочитан, каталог прежний',
    refusedRows: 'Файл прочитан, но не записан: каталог прежний',
    stopped: 'Чтение остановилось. Записанное остаётся, его можно отменить',
    discarded: 'План не применён',
    discardedLead: 'Каталог остался прежним.',
    superseded: 'Его место занял более поздний файл.',
    toLater: 'К нему',
    undone: 'Импорт отменён, каталог прежний',
    stayed: {
      one: 'запись осталась: её меняли или заказали',
      few: 'записи остались: их меняли или заказали',
      many: 'записей осталось: их меняли или заказали',
    },
    lost: 'Такого чтения нет',
    lostLead: 'Старые чтения удаляются. Начните с файла или источника.',
    earlier: 'Чтения источника',
    askedColumns: 'Спросили о колонках',
    mapping: 'Что в колонках',
    mappingLead: 'Так мы поняли файл. Поправьте, где иначе: в следующий раз спросим, только если колонки изменятся.',
    mappingColumns: { header: 'Колонка', samples: 'Примеры', field: 'Что это' },
    fields: {
      ARTICLE: 'Артикул',
      BARCODE: 'Штрихкод',
      NAME: 'Название',
      BRAND: 'Бренд',
      CATEGORY: 'Раздел',
      SUBCATEGORY: 'Подраздел',
      GROUP: 'Группа одного товара',
      SIZE: 'Размер',
      COLOUR: 'Цвет',
      PRICE: 'Цена продажи',
      OLD_PRICE: 'Старая цена',
      STOCK: 'Остаток',
      PICTURE: 'Снимки',
      DESCRIPTION: 'Описание',
      MATERIAL: 'Материал',
      SEX: 'Пол',
      CURRENCY: 'Валюта',
      STOCK_OF_SIZE: 'Остаток размера из заголовка',
      PRICE_OF_SIZE: 'Цена размера из заголовка',
      IGNORE: 'Не читать',
    },
    fieldOf: (header) => `Что в колонке «${header}»`,
    unsure: 'Проверьте: мы не уверены',
    productOf: 'Один товар — это строки',
    groupings: {
      GROUP: 'с одной группой',
      ARTICLE: 'с одним артикулом',
      NAME: 'с одним названием',
      ROW: 'каждая сама',
    },
    headings: 'Строка с одной ячейкой',
    headingKinds: { CATEGORY: 'раздел', BRAND: 'бренд', IGNORE: 'ничего не значит' },
    missing: (fields) => `Выберите, где ${fields}: без этого файл не прочитать.`,
    confirm: 'Всё верно, показать план',
  },
  {
    back: 'All sources',
    steps: 'Progress of the import',
    stepNames: { file: 'File', plan: 'Plan', applied: 'Report' },
    phases: {
      download: 'Downloading the file',
      read: 'Reading the file',
      write: 'Writing the goods',
      images: 'Getting the pictures',
    },
    waiting: 'Waits for its turn',
    plan: 'What would change',
    planLead: 'Nothing is written yet.',
    guarded: 'It changes more than is applied without a question',
    report: 'What has changed',
    reportUndone: 'What was changed and undone',
    counts: {
      created: 'New',
      updated: 'Changed',
      unchanged: 'As they were',
      met: 'Known from other suppliers',
      rejected: 'Rows rejected',
      warnings: 'Read otherwise than it stands',
      kept: 'Prices kept as you have set them',
      heldBack: 'Doubtful prices held back',
      unnamed: 'Not named by the file, and staying',
    },
    parts: {
      vanishing: 'Goes off sale',
      pricesFalling: 'Prices that fall by more than 10 %',
      pricesRising: 'Prices that rise by more than 10 %',
      pricesSlightly: 'Other prices that change',
      newProducts: 'New products',
      appearing: 'Comes on sale',
      categories: 'Moves to another category',
      newBrands: 'New brands',
      newCategories: 'New categories',
    },
    rest: (count) => `and ${count} more`,
    more: (count, part) => `Show ${count} more: ${part.toLowerCase()}`,
    remarks: 'What was not understood',
    remarksLead: 'Rejected rows are not written, the others are written as they were read.',
    remarkColumns: { field: 'Field', what: 'What stands there', count: 'How often', line: 'First line' },
    rejected: 'Rejected',
    asksColumns: 'Waits for the names of its columns',
    maybe: (fields) => `It may be: ${fields}`,
    apply: 'Apply',
    discard: 'Do not apply',
    undo: 'Undo the import',
    undoTitle: 'Undo the import?',
    undoLead:
      'New goods of this import leave the shop, prices and stock become as they were. What was sold or changed since stays.',
    sameSource: (source) => `Is this a new price list of “${source}”?`,
    sameSourceLead: (count, source) =>
      `The file is read as a new supplier, but “${source}” has goods of it already: ${count}. If the plan is applied, they come on sale a second time, from a second supplier.`,
    itIs: (source) => `Yes, it is of “${source}”`,
    again: 'Read it again',
    applied: 'The goods of the file are written. Goods of other sources are as they were.',
    toGoods: 'Look at the goods',
    details: 'Details',
    unchanged: 'Nothing new',
    unchangedLead: 'The goods of the file are as it says already.',
    refused: 'The file could not be read, and the catalogue is as it was',
    refusedRows: 'The file was read but not written: the catalogue is as it was',
    stopped: 'The reading has stopped. What was written stays, and can be undone',
    discarded: 'The plan was not applied',
    discardedLead: 'The catalogue is as it was.',
    superseded: 'A later file has taken its place.',
    toLater: 'Show that one',
    undone: 'The import is undone, and the catalogue is as it was',
    stayed: { one: 'row stays: it was changed or ordered', other: 'rows stay: they were changed or ordered' },
    lost: 'There is no such reading',
    lostLead: 'Old readings are deleted. Begin with a file or a source.',
    earlier: 'Readings of the source',
    askedColumns: 'Asked about the columns',
    mapping: 'What the columns are',
    mappingLead:
      'This is how the file was understood. Correct what is otherwise: you are asked again only if columns change.',
    mappingColumns: { header: 'Column', samples: 'Samples', field: 'What it is' },
    fields: {
      ARTICLE: 'Article',
      BARCODE: 'Barcode',
      NAME: 'Name',
      BRAND: 'Brand',
      CATEGORY: 'Category',
      SUBCATEGORY: 'Subcategory',
      GROUP: 'Group of one product',
      SIZE: 'Size',
      COLOUR: 'Colour',
      PRICE: 'Price',
      OLD_PRICE: 'Old price',
      STOCK: 'Stock',
      PICTURE: 'Pictures',
      DESCRIPTION: 'Description',
      MATERIAL: 'Material',
      SEX: 'Sex',
      CURRENCY: 'Currency',
      STOCK_OF_SIZE: 'Stock of the size in the heading',
      PRICE_OF_SIZE: 'Price of the size in the heading',
      IGNORE: 'Do not read',
    },
    fieldOf: (header) => `What the column “${header}” is`,
    unsure: 'Check it: we are not sure',
    productOf: 'One product is rows',
    groupings: { GROUP: 'of one group', ARTICLE: 'of one article', NAME: 'of one name', ROW: 'each by itself' },
    headings: 'A row with a single cell',
    headingKinds: { CATEGORY: 'a category', BRAND: 'a brand', IGNORE: 'nothing' },
    missing: (fields) => `Choose the column of ${fields}: the file cannot be read without it.`,
    confirm: 'That is right, show the plan',
  },
);
