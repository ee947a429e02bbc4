import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';

interface RulesTexts {
  title: string;
  lead: string;
  words: string;
  queries: string;
  search: string;
  kind: string;
  allKinds: string;
  force: string;
  forces: Record<'' | 'yes' | 'no', string>;
  found: PluralForms;
  add: string;
  columns: Record<'rule' | 'kind' | 'note' | 'when' | 'active', string>;
  anyQuery: string;
  anyList: string;
  more: string;
  switch: (rule: string) => string;
  products: PluralForms;
  categories: PluralForms;
  brands: PluralForms;
  filters: PluralForms;
  place: (place: number) => string;
  from: (moment: string) => string;
  until: (moment: string) => string;
  nothing: string;
  nothingLead: string;
  withoutFilters: string;
}

export const rulesTexts = catalogue<RulesTexts>(
  {
    title: 'Правила поиска',
    lead: 'Что и в каком порядке находит покупатель.',
    words: 'Предложенные слова и оценённые запросы',
    queries: 'Что ищут покупатели',
    search: 'Запрос, слово или заметка',
    kind: 'Вид',
    allKinds: 'Все виды',
    force: 'Действуют ли',
    forces: { '': 'Все правила', yes: 'Действуют сейчас', no: 'Не действуют' },
    found: { one: 'правило', few: 'правила', many: 'правил' },
    add: 'Новое правило',
    columns: { rule: 'Правило', kind: 'Вид', note: 'Заметка', when: 'Срок', active: 'Включено' },
    anyQuery: 'любой запрос',
    anyList: 'любой список',
    more: 'Показать ещё',
    switch: (rule) => `Включено: ${rule}`,
    products: { one: 'товар', few: 'товара', many: 'товаров' },
    categories: { one: 'категория', few: 'категории', many: 'категорий' },
    brands: { one: 'бренд', few: 'бренда', many: 'брендов' },
    filters: { one: 'фильтр', few: 'фильтра', many: 'фильтров' },
    place: (place) => `с места ${place}`,
    from: (moment) => `с ${moment}`,
    until: (moment) => `до ${moment}`,
    nothing: 'Правил нет',
    nothingLead: 'Поиск решает сам. Добавьте правило там, где он ошибается.',
    withoutFilters: 'Без отбора',
  },
  {
    title: 'Search rules',
    lead: 'What shoppers find, and in which order.',
    words: 'Proposed words and judged queries',
    queries: 'What shoppers search for',
    search: 'Query, word or note',
    kind: 'Kind',
    allKinds: 'All kinds',
    force: 'In force',
    forces: { '': 'All rules', yes: 'In force now', no: 'Not in force' },
    found: { one: 'rule', other: 'rules' },
    add: 'New rule',
    columns: { rule: 'Rule', kind: 'Kind', note: 'Note', when: 'Time', active: 'On' },
    anyQuery: 'every query',
    anyList: 'every list',
    more: 'Show more',
    switch: (rule) => `On: ${rule}`,
    products: { one: 'product', other: 'products' },
    categories: { one: 'category', other: 'categories' },
    brands: { one: 'brand', other: 'brands' },
    filters: { one: 'filter', other: 'filters' },
    place: (place) => `from place ${place}`,
    from: (moment) => `from ${moment}`,
    until: (moment) => `until ${moment}`,
    nothing: 'There are no rules',
    nothingLead: 'The search decides by itself. Add a rule where it is wrong.',
    withoutFilters: 'Without filters',
  },
);
