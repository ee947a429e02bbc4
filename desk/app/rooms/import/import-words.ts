import { catalogue } from '../../browser/language';
import type { FeedRunState, SourceFormat } from '../../graphql/generated/graphql';

interface ImportTexts {
  title: string;
  way: string;
  ways: Record<'file' | 'address', string>;
  file: string;
  fileHint: string;
  into: string;
  newSource: string;
  address: string;
  addressHint: string;
  wrongAddress: string;
  name: string;
  format: string;
  every: string;
  everyMinutes: Record<'none' | '60' | '360' | '1440', string>;
  look: string;
  sources: string;
  noSources: string;
  noSourcesLead: string;
  columns: Record<'name' | 'format' | 'where' | 'last' | 'clock' | 'actions', string>;
  formats: Record<SourceFormat, string>;
  byFile: string;
  neverRead: string;
  byClock: string;
  isOn: (name: string) => string;
  readNow: string;
  preview: string;
  more: (name: string) => string;
  states: Record<FeedRunState, string>;
  ago: (time: string) => string;
  unnamedRun: string;
  undone: string;
  /** Before a later run that is not in force. */
  then: string;
  remove: string;
  removeTitle: (name: string) => string;
  removeLead: string;
}

export const importTexts = catalogue<ImportTexts>(
  {
    title: 'Импорт',
    way: 'Откуда',
    ways: { file: 'Файл', address: 'Адрес' },
    file: 'Файл поставщика',
    fileHint: 'Прайс в XLSX или CSV, YML, Google XML, CommerceML, JSONL. До 50 МБ. Сначала покажем, что изменится.',
    into: 'Источник',
    newSource: 'По имени файла',
    address: 'Адрес файла',
    addressHint: 'Открытая ссылка http или https',
    wrongAddress: 'Наберите адрес целиком, например https://supplier.ru/market.yml.',
    name: 'Название источника',
    format: 'Формат',
    every: 'Читать',
    everyMinutes: { none: 'Только вручную', 60: 'Каждый час', 360: 'Каждые шесть часов', 1440: 'Раз в сутки' },
    look: 'Посмотреть, что изменится',
    sources: 'Источники',
    noSources: 'Источников нет',
    noSourcesLead: 'Положите файл поставщика или назовите адрес: источник появится сам.',
    columns: {
      name: 'Источник',
      format: 'Формат',
      where: 'Откуда',
      last: 'Что в силе',
      clock: 'По часам',
      actions: 'Действия',
    },
    formats: {
      YML: 'YML',
      GOOGLE_XML: 'Google XML',
      COMMERCEML: 'CommerceML',
      JSONL: 'JSONL',
      PRICE_LIST: 'Прайс',
      SHOPIFY_CSV: 'Shopify CSV',
      WOOCOMMERCE_CSV: 'WooCommerce CSV',
    },
    byFile: 'Файлы',
    neverRead: 'Не читался',
    byClock: 'По часам',
    isOn: (name) => `Читать по часам: ${name}`,
    readNow: 'Прочитать сейчас',
    preview: 'Посмотреть план',
    more: (name) => `Ещё: ${name}`,
    states: {
      WAITING: 'Ждёт очереди',
      RUNNING: 'Читается',
      ASKING: 'Ждёт решения',
      APPLIED: 'Применён',
      UNCHANGED: 'Без изменений',
      REFUSED: 'Не записан',
      STOPPED: 'Остановлен',
      DISCARDED: 'Отклонён',
    },
    ago: (time) => `${time} назад`,
    unnamedRun: 'Чтение адреса',
    undone: 'Отменён',
    then: 'позже:',
    remove: 'Убрать источник',
    removeTitle: (name) => `Убрать источник «${name}»?`,
    removeLead: 'Товары и цены из него останутся. История его чтений исчезнет, и отменить его импорты будет нельзя.',
  },
  {
    title: 'Import',
    way: 'From where',
    ways: { file: 'File', address: 'Address' },
    file: 'File of the supplier',
    fileHint:
      'A price list as XLSX or CSV, YML, Google XML, CommerceML, JSONL. Up to 50 MB. You see first what would change.',
    into: 'Source',
    newSource: 'By the name of the file',
    address: 'Address of the file',
    addressHint: 'A public http or https link',
    wrongAddress: 'Type the whole address, such as https://supplier.example/market.yml.',
    name: 'Name of the source',
    format: 'Format',
    every: 'Read it',
    everyMinutes: { none: 'By hand alone', 60: 'Every hour', 360: 'Every six hours', 1440: 'Once a day' },
    look: 'See what would change',
    sources: 'Sources',
    noSources: 'There are no sources',
    noSourcesLead: 'Drop a file of a supplier, or give an address: the source appears by itself.',
    columns: {
      name: 'Source',
      format: 'Format',
      where: 'From where',
      last: 'In force',
      clock: 'By the clock',
      actions: 'Actions',
    },
    formats: {
      YML: 'YML',
      GOOGLE_XML: 'Google XML',
      COMMERCEML: 'CommerceML',
      JSONL: 'JSONL',
      PRICE_LIST: 'Price list',
      SHOPIFY_CSV: 'Shopify CSV',
      WOOCOMMERCE_CSV: 'WooCommerce CSV',
    },
    byFile: 'Files',
    neverRead: 'Not read yet',
    byClock: 'By the clock',
    isOn: (name) => `Read by the clock: ${name}`,
    readNow: 'Read now',
    preview: 'See the plan',
    more: (name) => `More: ${name}`,
    states: {
      WAITING: 'Waits for its turn',
      RUNNING: 'Is being read',
      ASKING: 'Waits for a decision',
      APPLIED: 'Applied',
      UNCHANGED: 'Nothing new',
      REFUSED: 'Not written',
      STOPPED: 'Stopped',
      DISCARDED: 'Discarded',
    },
    ago: (time) => `${time} ago`,
    unnamedRun: 'Reading of the address',
    undone: 'Undone',
    then: 'later:',
    remove: 'Remove the source',
    removeTitle: (name) => `Remove the source “${name}”?`,
    removeLead:
      'Its goods and prices stay. The history of its readings disappears, and its imports cannot be undone any more.',
  },
);
