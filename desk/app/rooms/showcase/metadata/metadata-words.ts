import { catalogue } from '../../../browser/language';
import type { MetadataField } from './metadata-store';

interface MetadataTexts {
  title: string;
  lead: string;
  add: string;
  editTitle: string;
  columns: Record<'url' | 'title' | 'description' | 'actions', string>;
  fields: Record<MetadataField, string>;
  hints: Record<'url' | 'title', string>;
  edit: (url: string) => string;
  remove: (url: string) => string;
  removeTitle: string;
  removeLead: (url: string) => string;
  nothing: string;
  nothingLead: string;
}

export const metadataTexts = catalogue<MetadataTexts>(
  {
    title: 'Тексты для поисковиков',
    lead: 'Заголовки и описания страниц в выдаче: для одного адреса, для всех похожих или для всех остальных.',
    add: 'Добавить',
    editTitle: 'Тексты для поисковиков',
    columns: { url: 'Адрес', title: 'Заголовок', description: 'Описание', actions: 'Действия' },
    fields: {
      url: 'Адрес',
      name: 'Заголовок на странице',
      title: 'Заголовок в выдаче',
      description: 'Описание в выдаче',
      keywords: 'Ключевые слова',
    },
    hints: {
      url: 'Путь /delivery, все похожие /product/{slug}, раздел с подразделами /catalog/{rest...}, все остальные *',
      title: 'Вместо {name}, {brand} и {description} встанут данные товара, раздела или статьи',
    },
    edit: (url) => `Изменить: ${url}`,
    remove: (url) => `Убрать: ${url}`,
    removeTitle: 'Убрать тексты?',
    removeLead: (url) => `Для ${url} останутся тексты более общего правила.`,
    nothing: 'Своих текстов нет',
    nothingLead: 'Поисковики видят названия товаров, разделов и статей. Добавьте тексты там, где этого мало.',
  },
  {
    title: 'Texts for search engines',
    lead: 'Titles and descriptions of pages in search results: for one address, for all alike, or for all others.',
    add: 'Add',
    editTitle: 'Texts for search engines',
    columns: { url: 'Address', title: 'Title', description: 'Description', actions: 'Actions' },
    fields: {
      url: 'Address',
      name: 'Heading of the page',
      title: 'Title in results',
      description: 'Description in results',
      keywords: 'Keywords',
    },
    hints: {
      url: 'A path /delivery, all alike /product/{slug}, a section and all below /catalog/{rest...}, all others *',
      title: '{name}, {brand} and {description} become those of the product, section or article',
    },
    edit: (url) => `Edit: ${url}`,
    remove: (url) => `Remove: ${url}`,
    removeTitle: 'Remove the texts?',
    removeLead: (url) => `For ${url} the texts of a more general rule remain.`,
    nothing: 'There are no texts of your own',
    nothingLead: 'Search engines see the names of goods, sections and articles. Add texts where that is too little.',
  },
);
