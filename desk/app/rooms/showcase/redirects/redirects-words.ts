import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { RedirectKind } from '../../../graphql/generated/graphql';

interface RedirectsTexts {
  title: string;
  lead: string;
  search: string;
  found: PluralForms;
  looking: (through: string, total: string) => string;
  add: string;
  editTitle: string;
  columns: Record<'source' | 'target' | 'kind' | 'status' | 'actions', string>;
  fields: Record<'source' | 'target' | 'kind' | 'permanent', string>;
  hints: Record<'source' | 'target', string>;
  kinds: Record<RedirectKind, string>;
  statuses: Record<'true' | 'false', string>;
  edit: (source: string) => string;
  remove: (source: string) => string;
  removeTitle: string;
  removeLead: (source: string) => string;
  more: string;
  nothing: string;
  nothingLead: string;
  noneFound: string;
  noneFoundLead: string;
  import: string;
  file: string;
  fileHint: string;
  reading: string;
  saved: PluralForms;
  unchanged: PluralForms;
  refused: PluralForms;
  ignored: (names: string) => string;
  refusedTable: string;
  refusedColumns: Record<'line' | 'source' | 'message', string>;
}

export const redirectsTexts = catalogue<RedirectsTexts>(
  {
    title: 'Перенаправления',
    lead: 'Куда попадёт покупатель по старому адресу.',
    search: 'Адрес, откуда или куда',
    found: { one: 'перенаправление', few: 'перенаправления', many: 'перенаправлений' },
    looking: (through, total) => `Просмотрено ${through} из ${total}`,
    add: 'Добавить',
    editTitle: 'Перенаправление',
    columns: { source: 'Откуда', target: 'Куда', kind: 'Что', status: 'Код', actions: 'Действия' },
    fields: {
      source: 'Откуда',
      target: 'Куда',
      kind: 'Что перенаправить',
      permanent: 'Навсегда (301): поисковики запомнят новый адрес',
    },
    hints: { source: 'Путь старой страницы: /old-page', target: 'Путь в магазине: /catalog/shoes' },
    kinds: { EXACT: 'только этот адрес', PREFIX: 'и всё, что ниже него' },
    statuses: { true: '301, навсегда', false: '302, на время' },
    edit: (source) => `Изменить: ${source}`,
    remove: (source) => `Убрать: ${source}`,
    removeTitle: 'Убрать перенаправление?',
    removeLead: (source) => `По адресу ${source} покупатель увидит, что страницы нет.`,
    more: 'Показать ещё',
    nothing: 'Перенаправлений нет',
    nothingLead: 'Добавьте первое или загрузите список со старого сайта.',
    noneFound: 'Ничего не нашлось',
    noneFoundLead: 'Проверьте адрес: ищем и среди старых, и среди новых.',
    import: 'Загрузить список',
    file: 'Файл CSV',
    fileHint: 'Столбцы source и target, если нужно — kind (EXACT, PREFIX) и status (301, 302). До 10 000 строк',
    reading: 'Загружаем',
    saved: { one: 'записано', few: 'записано', many: 'записано' },
    unchanged: { one: 'уже было', few: 'уже было', many: 'уже было' },
    refused: { one: 'строка не принята', few: 'строки не приняты', many: 'строк не принято' },
    ignored: (names) => `Столбцы, которые не читались: ${names}`,
    refusedTable: 'Строки, которые не приняты',
    refusedColumns: { line: 'Строка', source: 'Откуда', message: 'Почему' },
  },
  {
    title: 'Redirects',
    lead: 'Where a shopper gets to from an old address.',
    search: 'Address, from or to',
    found: { one: 'redirect', other: 'redirects' },
    looking: (through, total) => `Looked through ${through} of ${total}`,
    add: 'Add',
    editTitle: 'Redirect',
    columns: { source: 'From', target: 'To', kind: 'What', status: 'Status', actions: 'Actions' },
    fields: {
      source: 'From',
      target: 'To',
      kind: 'What is redirected',
      permanent: 'For ever (301): search engines will remember the new address',
    },
    hints: { source: 'Path of the old page: /old-page', target: 'Path in the shop: /catalog/shoes' },
    kinds: { EXACT: 'this address alone', PREFIX: 'and all below it' },
    statuses: { true: '301, for ever', false: '302, for a time' },
    edit: (source) => `Edit: ${source}`,
    remove: (source) => `Remove: ${source}`,
    removeTitle: 'Remove the redirect?',
    removeLead: (source) => `At ${source} shoppers will read that there is no such page.`,
    more: 'Show more',
    nothing: 'There are no redirects',
    nothingLead: 'Add the first one, or load a list from the old site.',
    noneFound: 'Nothing was found',
    noneFoundLead: 'Check the address: both old and new ones are searched.',
    import: 'Load a list',
    file: 'CSV file',
    fileHint: 'Columns source and target, and if needed kind (EXACT, PREFIX) and status (301, 302). Up to 10,000 rows',
    reading: 'Loading',
    saved: { one: 'saved', other: 'saved' },
    unchanged: { one: 'was there already', other: 'were there already' },
    refused: { one: 'row was refused', other: 'rows were refused' },
    ignored: (names) => `Columns that were not read: ${names}`,
    refusedTable: 'Refused rows',
    refusedColumns: { line: 'Line', source: 'From', message: 'Why' },
  },
);
