import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../browser/language';
import type { QueueKind } from '../../graphql/generated/graphql';
import type { MainStep } from './decisions';

/** An action that an operator has performed with an entry. */
export type Done = MainStep | 'refuse' | 'takeUp';

interface QueueTexts {
  title: string;
  parts: Record<QueueKind, string>;
  kinds: Record<QueueKind, string>;
  filters: string;
  all: string;
  search: string;
  columns: Record<'kind' | 'about' | 'state' | 'order' | 'age', string>;
  states: Record<string, string>;
  returnOf: (number: number, who: string) => string;
  ago: (time: string) => string;
  nothing: string;
  nothingLead: string;
  noneFound: string;
  noneFoundLead: string;
  withoutFilters: string;
  more: string;
  back: string;
  choose: string;
  chooseLead: string;
  lost: string;
  lostLead: string;
  steps: Record<MainStep, string>;
  /** The last step of a return whose units are all paid back. */
  refundAll: (sum: string) => string;
  refuse: string;
  takeUp: string;
  done: Record<Done, string>;
  hide: string;
  hideQuestion: string;
  publishAfterAll: string;
  takePriceBack: string;
  selected: PluralForms;
  clear: string;
  noCommonStep: string;
  moved: PluralForms;
  notMoved: string;
}

export const queueTexts = catalogue<QueueTexts>(
  {
    title: 'Очередь',
    parts: {
      RETURN: 'Возвраты',
      REVIEW: 'Отзывы',
      QUESTION: 'Вопросы',
      MEET_PRICE_REQUEST: 'Нашли дешевле',
      COOPERATIVE_REQUEST: 'Партнёры',
    },
    kinds: {
      RETURN: 'Возврат',
      REVIEW: 'Отзыв',
      QUESTION: 'Вопрос о товаре',
      MEET_PRICE_REQUEST: 'Нашли дешевле',
      COOPERATIVE_REQUEST: 'Партнёр',
    },
    filters: 'Что ждёт',
    all: 'Всё',
    search: 'Имя, товар, номер возврата или заказа',
    columns: { kind: 'Что', about: 'О чём', state: 'Состояние', order: 'Заказ', age: 'Ждёт' },
    states: {
      NEW: 'Ждёт ответа',
      IN_WORK: 'В работе',
      PENDING: 'Не прочитан',
      APPROVED: 'Ждём вещь',
      RECEIVED: 'Вещь у нас',
      REFUNDED: 'Деньги возвращены',
      REJECTED: 'Отказано',
      CANCELLED: 'Отозвано',
      AGREED: 'Согласовано',
      DECLINED: 'Отказано',
    },
    returnOf: (number, who) => (who ? `Возврат ${number}, ${who}` : `Возврат ${number}`),
    ago: (time) => time,
    nothing: 'Никто не ждёт',
    nothingLead: 'На всё отвечено. Новое появится здесь само.',
    noneFound: 'Ничего не нашлось',
    noneFoundLead: 'Поиск смотрит на имя, товар и номера. Уберите часть слов или откройте всю очередь.',
    withoutFilters: 'Показать всё',
    more: 'Показать ещё',
    back: 'Вся очередь',
    choose: 'Выберите, с чего начать',
    chooseLead: 'Старшие стоят первыми: j и k ведут по строкам, Enter открывает.',
    lost: 'Здесь больше ничего не ждёт',
    lostLead: 'На это уже ответили, или оно стоит дальше в очереди.',
    steps: {
      approve: 'Одобрить возврат',
      receive: 'Вещь пришла',
      refund: 'Закрыть возврат',
      publish: 'Опубликовать',
      answer: 'Ответить',
      agreePrice: 'Согласовать цену',
      agreePartner: 'Согласиться',
    },
    refundAll: (sum) => `Вернуть ${sum} и закрыть`,
    refuse: 'Отказать',
    takeUp: 'Взять в работу',
    done: {
      approve: 'возврат одобрен',
      receive: 'вещь пришла',
      refund: 'возврат закрыт',
      publish: 'отзыв опубликован',
      answer: 'ответ опубликован',
      agreePrice: 'цена согласована',
      agreePartner: 'согласие отправлено',
      refuse: 'отказано',
      takeUp: 'в работе',
    },
    hide: 'Снять отзыв',
    hideQuestion: 'Снять вопрос',
    publishAfterAll: 'Всё-таки опубликовать',
    takePriceBack: 'Забрать цену',
    selected: { one: 'строка выбрана', few: 'строки выбраны', many: 'строк выбрано' },
    clear: 'Снять выбор',
    noCommonStep:
      'Вместе можно одобрить новые возвраты, принять вещи или взять заявки в работу. Отзывы и вопросы читают по одному.',
    moved: { one: 'строка перешла дальше', few: 'строки перешли дальше', many: 'строк перешло дальше' },
    notMoved: 'Не всё перешло дальше',
  },
  {
    title: 'Queue',
    parts: {
      RETURN: 'Returns',
      REVIEW: 'Reviews',
      QUESTION: 'Questions',
      MEET_PRICE_REQUEST: 'Lower prices',
      COOPERATIVE_REQUEST: 'Partners',
    },
    kinds: {
      RETURN: 'Return',
      REVIEW: 'Review',
      QUESTION: 'Question about a product',
      MEET_PRICE_REQUEST: 'Lower price',
      COOPERATIVE_REQUEST: 'Partner',
    },
    filters: 'What waits',
    all: 'All',
    search: 'Name, product, number of the return or order',
    columns: { kind: 'What', about: 'About', state: 'State', order: 'Order', age: 'Waits' },
    states: {
      NEW: 'Waits for an answer',
      IN_WORK: 'Taken up',
      PENDING: 'Unread',
      APPROVED: 'Approved',
      RECEIVED: 'Goods are here',
      REFUNDED: 'Refunded',
      REJECTED: 'Refused',
      CANCELLED: 'Withdrawn',
      AGREED: 'Agreed',
      DECLINED: 'Refused',
    },
    returnOf: (number, who) => (who ? `Return ${number}, ${who}` : `Return ${number}`),
    ago: (time) => time,
    nothing: 'Nobody waits',
    nothingLead: 'Everything is answered. What is new appears here by itself.',
    noneFound: 'Nothing was found',
    noneFoundLead: 'The search looks at names, products and numbers. Take some words away, or open the whole queue.',
    withoutFilters: 'Show all',
    more: 'Show more',
    back: 'The whole queue',
    choose: 'Choose where to begin',
    chooseLead: 'The oldest come first: j and k move along the rows, Enter opens one.',
    lost: 'Nothing waits here any more',
    lostLead: 'It is answered, or it stands further down the queue.',
    steps: {
      approve: 'Approve the return',
      receive: 'The goods have come',
      refund: 'Close the return',
      publish: 'Publish',
      answer: 'Answer',
      agreePrice: 'Agree on the price',
      agreePartner: 'Agree',
    },
    refundAll: (sum) => `Give back ${sum} and settle`,
    refuse: 'Refuse',
    takeUp: 'Take up',
    done: {
      approve: 'return approved',
      receive: 'goods received',
      refund: 'return closed',
      publish: 'review published',
      answer: 'answer published',
      agreePrice: 'price agreed',
      agreePartner: 'agreement sent',
      refuse: 'refused',
      takeUp: 'taken up',
    },
    hide: 'Hide the review',
    hideQuestion: 'Hide the question',
    publishAfterAll: 'Publish it after all',
    takePriceBack: 'Take the price back',
    selected: { one: 'row selected', other: 'rows selected' },
    clear: 'Select none',
    noCommonStep:
      'New returns can be approved together, goods received, and requests taken up. Reviews and questions are read one by one.',
    moved: { one: 'row moved on', other: 'rows moved on' },
    notMoved: 'Not everything moved on',
  },
);
