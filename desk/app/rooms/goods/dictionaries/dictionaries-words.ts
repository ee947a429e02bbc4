import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { MergedKind, MergeLoss, MergeToldFragment } from '../../../graphql/generated/graphql';

export type Part = MergedKind | 'NAMES';
type MovedName = Exclude<keyof MergeToldFragment['moved'], '__typename'>;

interface DictionariesTexts {
  title: string;
  toGoods: string;
  partsName: string;
  parts: Record<Part, string>;
  search: string;
  found: Record<Part, PluralForms>;
  columns: Record<'name' | 'slug' | 'above' | 'products' | 'kind' | 'target' | 'mergedAt' | 'actions', string>;
  kinds: Record<MergedKind, string>;
  more: string;
  nothing: string;
  nothingLead: string;
  noNames: string;
  noNamesLead: string;
  merge: string;
  mergeOne: (name: string) => string;
  mergeTitle: (name: string) => string;
  mergeLead: string;
  target: string;
  targetHint: string;
  targetFault: string;
  reason: string;
  reasonHint: string;
  counting: string;
  follows: (name: string) => string;
  nothingFollows: string;
  moved: Record<MovedName, string>;
  promocodes: (name: string) => string;
  lost: (what: string) => string;
  losses: Record<MergeLoss, string>;
  final: string;
  confirm: string;
  cancel: string;
  done: (source: string, target: string) => string;
  changedMeanwhile: string;
  forget: (name: string) => string;
  forgetTitle: string;
  forgetIt: string;
  forgetLead: (name: string) => string;
}

export const dictionariesTexts = catalogue<DictionariesTexts>(
  {
    title: 'Справочники',
    toGoods: 'К товарам',
    partsName: 'Справочники товаров',
    parts: { BRAND: 'Бренды', CATEGORY: 'Разделы', COLOUR: 'Цвета', NAMES: 'Прежние имена' },
    search: 'Название или адрес',
    found: {
      BRAND: { one: 'бренд', few: 'бренда', many: 'брендов' },
      CATEGORY: { one: 'раздел', few: 'раздела', many: 'разделов' },
      COLOUR: { one: 'цвет', few: 'цвета', many: 'цветов' },
      NAMES: { one: 'прежнее имя', few: 'прежних имени', many: 'прежних имён' },
    },
    columns: {
      name: 'Название',
      slug: 'В адресе',
      above: 'Внутри',
      products: 'Товаров',
      kind: 'Что это было',
      target: 'Теперь это',
      mergedAt: 'Объединено',
      actions: 'Действия',
    },
    kinds: { BRAND: 'бренд', CATEGORY: 'раздел', COLOUR: 'цвет' },
    more: 'Показать ещё',
    nothing: 'Ничего не нашлось',
    nothingLead: 'Попробуйте другое слово.',
    noNames: 'Прежних имён нет',
    noNamesLead: 'Они появятся, когда вы что-нибудь объедините.',
    merge: 'Объединить…',
    mergeOne: (name) => `Объединить: ${name}`,
    mergeTitle: (name) => `Объединить «${name}»`,
    mergeLead: 'Всё, что есть у него, перейдёт к другому, а сам он исчезнет.',
    target: 'С чем объединить',
    targetHint: 'Это останется',
    targetFault: 'Выберите, что останется',
    reason: 'Причина',
    reasonHint: 'Для журнала, можно не указывать',
    counting: 'Считаем, что изменится…',
    follows: (name) => `Перейдёт к «${name}»`,
    nothingFollows: 'Его ничто не использует.',
    moved: {
      products: 'Товары',
      productsWithBoth: 'из них есть у обоих',
      categories: 'Разделы внутри',
      sizeGrids: 'Размерные сетки',
      promocodes: 'Промокоды',
      searchRules: 'Правила поиска',
      menuFilters: 'Условия пунктов меню',
      customFields: 'Значения своих полей',
      categoryMappings: 'Разделы фидов',
      addresses: 'Адреса, которые поведут сюда',
      articles: 'Статьи и страницы',
      savedViews: 'Сохранённые виды',
      salesDays: 'Дни с продажами в отчётах',
    },
    promocodes: (name) => `Промокоды будут действовать на все товары «${name}».`,
    lost: (what) => `Не сохранится: ${what}.`,
    losses: {
      DESCRIPTION: 'описание',
      LOGO: 'логотип',
      WEIGHT: 'вес для доставки',
      GOOGLE_CATEGORY: 'номер в Google',
      METADATA: 'тексты для поисковиков',
    },
    final: 'Отменить объединение нельзя.',
    confirm: 'Объединить',
    cancel: 'Отмена',
    done: (source, target) => `«${source}» теперь «${target}»`,
    changedMeanwhile: 'Пока вы смотрели, это изменили. Проверьте, что перейдёт, и повторите.',
    forget: (name) => `Забыть: ${name}`,
    forgetTitle: 'Забыть прежнее имя?',
    forgetIt: 'Забыть',
    forgetLead: (name) => `Фид, в котором есть «${name}», снова заведёт его отдельно.`,
  },
  {
    title: 'Dictionaries',
    toGoods: 'To the goods',
    partsName: 'Dictionaries of goods',
    parts: { BRAND: 'Brands', CATEGORY: 'Categories', COLOUR: 'Colours', NAMES: 'Former names' },
    search: 'Name or address',
    found: {
      BRAND: { one: 'brand', other: 'brands' },
      CATEGORY: { one: 'category', other: 'categories' },
      COLOUR: { one: 'colour', other: 'colours' },
      NAMES: { one: 'former name', other: 'former names' },
    },
    columns: {
      name: 'Name',
      slug: 'In the address',
      above: 'Within',
      products: 'Products',
      kind: 'What it was',
      target: 'What it is now',
      mergedAt: 'Merged',
      actions: 'Actions',
    },
    kinds: { BRAND: 'brand', CATEGORY: 'category', COLOUR: 'colour' },
    more: 'Show more',
    nothing: 'Nothing was found',
    nothingLead: 'Try another word.',
    noNames: 'There are no former names',
    noNamesLead: 'They appear when you merge something.',
    merge: 'Merge…',
    mergeOne: (name) => `Merge: ${name}`,
    mergeTitle: (name) => `Merge “${name}”`,
    mergeLead: 'Everything it has goes to another one, and it is gone.',
    target: 'Merge with',
    targetHint: 'This one stays',
    targetFault: 'Choose what stays',
    reason: 'Reason',
    reasonHint: 'For the trail, may be empty',
    counting: 'Counting what changes…',
    follows: (name) => `Goes to “${name}”`,
    nothingFollows: 'Nothing uses it.',
    moved: {
      products: 'Products',
      productsWithBoth: 'of these, both have',
      categories: 'Categories within',
      sizeGrids: 'Size grids',
      promocodes: 'Promo codes',
      searchRules: 'Search rules',
      menuFilters: 'Conditions of menu entries',
      customFields: 'Values of custom fields',
      categoryMappings: 'Categories of feeds',
      addresses: 'Addresses that will lead here',
      articles: 'Articles and pages',
      savedViews: 'Saved views',
      salesDays: 'Days with sales in reports',
    },
    promocodes: (name) => `Promo codes will apply to all products of “${name}”.`,
    lost: (what) => `Not kept: ${what}.`,
    losses: {
      DESCRIPTION: 'description',
      LOGO: 'logo',
      WEIGHT: 'shipping weight',
      GOOGLE_CATEGORY: 'number at Google',
      METADATA: 'texts for search engines',
    },
    final: 'A merge cannot be undone.',
    confirm: 'Merge',
    cancel: 'Cancel',
    done: (source, target) => `“${source}” is “${target}” now`,
    changedMeanwhile: 'It was changed while you looked. Check what goes over, and try again.',
    forget: (name) => `Forget: ${name}`,
    forgetTitle: 'Forget the former name?',
    forgetIt: 'Forget',
    forgetLead: (name) => `A feed that has “${name}” makes it anew.`,
  },
);
