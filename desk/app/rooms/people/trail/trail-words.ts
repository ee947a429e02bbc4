import { catalogue } from '../../../browser/language';
import type { OperatorChannel, OperatorEntity } from '../../../graphql/generated/graphql';
import { actionTexts } from '../../../graphql/action-words';

interface TrailTexts {
  title: string;
  lead: string;
  anybody: string;
  who: string;
  anything: string;
  kind: string;
  days: string;
  onlyThis: string;
  oneThing: string;
  onePerson: string;
  columns: Record<'what' | 'subject' | 'who' | 'when' | 'reason', string>;
  channels: Record<Exclude<OperatorChannel, 'API'>, string>;
  deeds: Record<'made' | 'changed' | 'removed', string>;
  actions: Partial<Record<string, string>>;
  entities: Record<OperatorEntity, string>;
  changes: string;
  noChanges: string;
  call: string;
  yes: string;
  no: string;
  nothing: string;
  nothingLead: string;
  withoutFilters: string;
}

export const trailTexts = catalogue<TrailTexts>(
  {
    title: 'Журнал',
    lead: 'Кто что сделал, начиная с последнего. Записи никто не может изменить.',
    anybody: 'Кто угодно',
    who: 'Кто',
    anything: 'Что угодно',
    kind: 'С чем',
    days: 'Дни',
    onlyThis: 'Всё, что делали с этим',
    oneThing: 'Одна вещь',
    onePerson: 'Один человек',
    columns: { what: 'Что сделано', subject: 'С чем', who: 'Кто', when: 'Когда', reason: 'Причина' },
    channels: { COMMAND_LINE: 'на сервере', PROGRAM: 'программа' },
    deeds: { made: 'Создано', changed: 'Изменено', removed: 'Удалено' },
    actions: actionTexts.ru,
    entities: {
      ANNOUNCEMENT: 'Объявление',
      BADGE: 'Метка',
      BANNER: 'Баннер',
      BRAND: 'Бренд',
      BULK_JOB: 'Массовое изменение',
      CATEGORY: 'Раздел',
      CLIENT: 'Клиент API',
      COLLECTION: 'Подборка',
      COLOUR: 'Цвет',
      COMPANION_RULE: 'Правило «С чем носить»',
      CONTENT: 'Статья или страница',
      COOPERATIVE_REQUEST: 'Заявка партнёра',
      CUSTOM_FIELD: 'Своё поле',
      DIRECTORY: 'Пункт меню',
      EXPORT: 'Выгрузка',
      FEED_RUN: 'Загрузка фида',
      FEED_SOURCE: 'Источник фида',
      JUDGED_QUERY: 'Оценённый запрос',
      LOYALTY_LEVELS: 'Уровни лояльности',
      MESSAGE_TEMPLATE: 'Письмо или СМС',
      MEET_PRICE_REQUEST: 'Заявка о цене',
      ORDER: 'Заказ',
      OUTBOX: 'Неотправленные сообщения',
      PRODUCT: 'Товар',
      PRODUCT_ITEM: 'Размер товара',
      PROGRAM: 'Программа',
      PROMOCODE: 'Промокод',
      REDIRECT: 'Переадресация',
      RETURN_REQUEST: 'Возврат',
      QUESTION: 'Вопрос о товаре',
      REVIEW: 'Отзыв',
      ROLE: 'Роль',
      SEARCH_RULE: 'Правило поиска',
      SHOPPER: 'Учётная запись',
      SHOP_SETTINGS: 'Настройки магазина',
      URL_METADATA: 'Тексты для поисковиков',
      WEBHOOK: 'Веб-хук',
    },
    changes: 'Что изменилось',
    noChanges: 'Из того, что хранит журнал, ничего не изменилось.',
    call: 'Вызов',
    yes: 'да',
    no: 'нет',
    nothing: 'Таких записей нет',
    nothingLead: 'Уберите часть условий или выберите другие дни.',
    withoutFilters: 'Показать всё',
  },
  {
    title: 'Trail',
    lead: 'Who did what, the latest first. Nobody can change the entries.',
    anybody: 'Anybody',
    who: 'Who',
    anything: 'Anything',
    kind: 'To what',
    days: 'Days',
    onlyThis: 'All that was done to it',
    oneThing: 'One thing',
    onePerson: 'One person',
    columns: { what: 'What was done', subject: 'To what', who: 'Who', when: 'When', reason: 'Reason' },
    channels: { COMMAND_LINE: 'on the server', PROGRAM: 'program' },
    deeds: { made: 'Made', changed: 'Changed', removed: 'Removed' },
    actions: actionTexts.en,
    entities: {
      ANNOUNCEMENT: 'Announcement',
      BADGE: 'Badge',
      BANNER: 'Banner',
      BRAND: 'Brand',
      BULK_JOB: 'Bulk change',
      CATEGORY: 'Category',
      CLIENT: 'API client',
      COLLECTION: 'Collection',
      COLOUR: 'Colour',
      COMPANION_RULE: 'Rule of what goes together',
      CONTENT: 'Article or page',
      COOPERATIVE_REQUEST: 'Request of a partner',
      CUSTOM_FIELD: 'Custom field',
      DIRECTORY: 'Menu entry',
      EXPORT: 'Export',
      FEED_RUN: 'Run of a feed',
      FEED_SOURCE: 'Source of a feed',
      JUDGED_QUERY: 'Judged query',
      LOYALTY_LEVELS: 'Loyalty levels',
      MESSAGE_TEMPLATE: 'Letter or SMS',
      MEET_PRICE_REQUEST: 'Request about a price',
      ORDER: 'Order',
      OUTBOX: 'Messages not sent',
      PRODUCT: 'Product',
      PRODUCT_ITEM: 'Size of a product',
      PROGRAM: 'Program',
      PROMOCODE: 'Promo code',
      REDIRECT: 'Redirect',
      RETURN_REQUEST: 'Return',
      QUESTION: 'Question about a product',
      REVIEW: 'Review',
      ROLE: 'Role',
      SEARCH_RULE: 'Search rule',
      SHOPPER: 'Account',
      SHOP_SETTINGS: 'Settings of the shop',
      URL_METADATA: 'Texts for search engines',
      WEBHOOK: 'Webhook',
    },
    changes: 'What has changed',
    noChanges: 'Nothing has changed of what the trail keeps.',
    call: 'Call',
    yes: 'yes',
    no: 'no',
    nothing: 'There are no such entries',
    nothingLead: 'Take some conditions away, or choose other days.',
    withoutFilters: 'Show all',
  },
);
