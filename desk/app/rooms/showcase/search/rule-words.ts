import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { SearchRuleKind } from '../../../graphql/generated/graphql';
import type { FILTERS, RuleField } from './rule-form';

type Kinds = Record<SearchRuleKind, string>;
type Filters = Record<(typeof FILTERS)[number], string>;

interface RuleTexts {
  back: string;
  newRule: string;
  kinds: Kinds;
  /** Descriptions of the kinds of rules. */
  leads: Kinds;
  lost: string;
  lostLead: string;
  fields: Record<RuleField, string>;
  filters: Filters;
  hints: Partial<Record<RuleField, string>>;
  queriesNeeded: string;
  lines: string;
  goods: string;
  only: string;
  when: string;
  save: string;
  reset: string;
  unsaved: string;
  done: Record<'save' | 'undo', string>;
  undo: string;
  remove: string;
  removeTitle: string;
  removeLead: string;
  readOnly: string;
  preview: string;
  previewLead: string;
  previewQuery: string;
  previewQueryHint: string;
  try: string;
  withoutRule: string;
  withRule: string;
  found: PluralForms;
  nothingFound: string;
  leadsTo: (target: string) => string;
  filtersFirst: (names: string) => string;
  isNew: string;
  movedUp: (by: number) => string;
  movedDown: (by: number) => string;
  gone: string;
  compared: PluralForms;
  judged: PluralForms;
  outcome: (words: { changed: number; helped: number; hurt: number; emptied: number }) => string;
  noQueries: string;
  yes: string;
  no: string;
}

export const ruleTexts = catalogue<RuleTexts>(
  {
    back: 'Ко всем правилам',
    newRule: 'Новое правило',
    kinds: {
      SYNONYM: 'Синонимы',
      REDIRECT: 'Сразу на страницу',
      PIN: 'Закрепить товары',
      BOOST: 'Поднять',
      BURY: 'Опустить',
      HIDE: 'Скрыть',
      FILTER_ORDER: 'Порядок фильтров',
    },
    leads: {
      SYNONYM: 'Слова запроса читаются и как другие слова.',
      REDIRECT: 'По запросу открывается страница, а не список товаров.',
      PIN: 'Товары встают на выбранное место, даже если слова их не находят.',
      BOOST: 'Товары встают первыми среди найденных.',
      BURY: 'Товары встают последними среди найденных.',
      HIDE: 'Товаров нет ни в списке, ни в счёте.',
      FILTER_ORDER: 'Выбранные фильтры стоят первыми — в разделах и в поиске.',
    },
    lost: 'Такого правила нет',
    lostLead: 'Адрес набран с ошибкой, или правило убрали.',
    fields: {
      queries: 'Запросы',
      words: 'Читаются и как',
      twoWay: 'И наоборот',
      target: 'Куда ведут',
      productIds: 'Товары',
      categoryIds: 'Все товары категорий',
      brandIds: 'Все товары брендов',
      inCategoryIds: 'Только в категориях',
      inBrandIds: 'Только с брендами',
      place: 'Место первого',
      filters: 'Какие фильтры первые',
      active: 'Включено',
      startsAt: 'Действует с',
      endsAt: 'Действует до',
      note: 'Заметка для своих',
    },
    hints: {
      target: 'Путь в магазине: /info/delivery',
      place: 'От 1 до 100; остальные встанут за ним',
      filters: 'В том порядке, в котором вы их выберете; остальные — за ними',
      startsAt: 'Пусто: сразу',
      endsAt: 'Пусто: без срока',
      inCategoryIds: 'Правило действует, если покупатель ищет в одной из них',
      inBrandIds: 'Правило действует, если в запросе или в отборе один из них',
    },
    filters: {
      size: 'Размер',
      brand: 'Бренд',
      categories: 'Категория',
      colorPallete: 'Цвет',
      sex: 'Пол',
      deliverySpeed: 'Срок доставки',
      sale: 'Скидка',
      rating: 'Оценка',
      material: 'Материал',
      season: 'Сезон',
      age: 'Возраст',
      model: 'Модель',
    },
    queriesNeeded: 'По одному в строке. Формы слов, порядок и ё не важны',
    lines: 'По одному в строке. Пусто: правило для любого запроса',
    goods: 'Какие товары',
    only: 'Где действует',
    when: 'Когда действует',
    save: 'Сохранить правило',
    reset: 'Вернуть как было',
    unsaved: 'Правило не сохранено',
    done: { save: 'Правило сохранено', undo: 'Последнее изменение отменено' },
    undo: 'Отменить последнее изменение',
    remove: 'Убрать правило',
    removeTitle: 'Убрать правило?',
    removeLead: 'Поиск перестанет его учитывать через две секунды.',
    readOnly: 'Вы можете смотреть и пробовать правила, но не менять их.',
    preview: 'Как увидит покупатель',
    previewLead: 'Проба ничего не меняет: правило считается действующим, как оно стоит в полях.',
    previewQuery: 'Запрос',
    previewQueryHint: 'Пусто: запросы правила или частые запросы, которые оно меняет',
    try: 'Попробовать',
    withoutRule: 'Без правила',
    withRule: 'С правилом',
    found: { one: 'товар', few: 'товара', many: 'товаров' },
    nothingFound: 'ничего не находится',
    leadsTo: (target) => `ведёт на ${target}`,
    filtersFirst: (names) => `первыми стоят фильтры: ${names}`,
    isNew: 'новый',
    movedUp: (by) => `выше на ${by}`,
    movedDown: (by) => `ниже на ${by}`,
    gone: 'уходит из первых',
    compared: { one: 'частый запрос', few: 'частых запроса', many: 'частых запросов' },
    judged: { one: 'оценённый запрос', few: 'оценённых запроса', many: 'оценённых запросов' },
    outcome: ({ changed, helped, hurt, emptied }) =>
      `меняется ${changed}, помогает ${helped}, вредит ${hurt}, без товаров остаётся ${emptied}`,
    noQueries: 'Правило не меняет ни одного из частых запросов. Наберите запрос, чтобы увидеть его.',
    yes: 'да',
    no: 'нет',
  },
  {
    back: 'All rules',
    newRule: 'New rule',
    kinds: {
      SYNONYM: 'Synonyms',
      REDIRECT: 'Straight to a page',
      PIN: 'Pin goods',
      BOOST: 'Boost',
      BURY: 'Bury',
      HIDE: 'Hide',
      FILTER_ORDER: 'Order of filters',
    },
    leads: {
      SYNONYM: 'Words of a query are read as other words, too.',
      REDIRECT: 'The query opens a page instead of a list of goods.',
      PIN: 'The goods stand at a place, even if the words do not find them.',
      BOOST: 'The goods stand first among what is found.',
      BURY: 'The goods stand last among what is found.',
      HIDE: 'The goods are neither listed nor counted.',
      FILTER_ORDER: 'The chosen filters stand first, in sections and in the search.',
    },
    lost: 'There is no such rule',
    lostLead: 'The address is mistyped, or the rule was removed.',
    fields: {
      queries: 'Queries',
      words: 'Are also read as',
      twoWay: 'And the other way',
      target: 'Lead to',
      productIds: 'Goods',
      categoryIds: 'All goods of categories',
      brandIds: 'All goods of brands',
      inCategoryIds: 'Only in categories',
      inBrandIds: 'Only with brands',
      place: 'Place of the first',
      filters: 'Filters that stand first',
      active: 'On',
      startsAt: 'In force from',
      endsAt: 'In force until',
      note: 'Note for colleagues',
    },
    hints: {
      target: 'A path in the shop: /info/delivery',
      place: '1 to 100; the others stand behind it',
      filters: 'In the order in which you choose them; the others follow',
      startsAt: 'Empty: at once',
      endsAt: 'Empty: without end',
      inCategoryIds: 'The rule counts if the shopper searches one of them',
      inBrandIds: 'The rule counts if one of them is in the query or a filter',
    },
    filters: {
      size: 'Size',
      brand: 'Brand',
      categories: 'Category',
      colorPallete: 'Colour',
      sex: 'Sex',
      deliverySpeed: 'Delivery time',
      sale: 'Discount',
      rating: 'Rating',
      material: 'Material',
      season: 'Season',
      age: 'Age',
      model: 'Model',
    },
    queriesNeeded: 'One a line. Forms of words and their order make no difference',
    lines: 'One a line. Empty: a rule for every query',
    goods: 'Which goods',
    only: 'Where it counts',
    when: 'When it counts',
    save: 'Save the rule',
    reset: 'Put it back',
    unsaved: 'The rule is not saved',
    done: { save: 'The rule is saved', undo: 'The last change is taken back' },
    undo: 'Undo the last change',
    remove: 'Remove the rule',
    removeTitle: 'Remove the rule?',
    removeLead: 'The search stops following it within two seconds.',
    readOnly: 'You may see and try rules, but not change them.',
    preview: 'As the shopper will see it',
    previewLead: 'Trying changes nothing: the rule is taken as it stands in the fields, and as in force.',
    previewQuery: 'Query',
    previewQueryHint: 'Empty: queries of the rule, or popular ones that it changes',
    try: 'Try',
    withoutRule: 'Without the rule',
    withRule: 'With the rule',
    found: { one: 'product', other: 'products' },
    nothingFound: 'nothing is found',
    leadsTo: (target) => `leads to ${target}`,
    filtersFirst: (names) => `filters that stand first: ${names}`,
    isNew: 'new',
    movedUp: (by) => `up by ${by}`,
    movedDown: (by) => `down by ${by}`,
    gone: 'leaves the first ones',
    compared: { one: 'popular query', other: 'popular queries' },
    judged: { one: 'judged query', other: 'judged queries' },
    outcome: ({ changed, helped, hurt, emptied }) =>
      `${changed} changed, ${helped} helped, ${hurt} hurt, ${emptied} left without goods`,
    noQueries: 'The rule changes none of the popular queries. Type a query to see it.',
    yes: 'yes',
    no: 'no',
  },
);

/** Returns the name of a filter as shoppers see it; for a custom field, its code. */
export const nameOfFilter = (name: string, { filters }: RuleTexts): string =>
  filters[name as keyof Filters] ?? name.replace('customFields.', '');
