import type { OrderStatus } from '../components/order-status-timeline/order-stages.js';
import { formatCount, plural } from './plural.js';
import { bonuses } from './messages.js';

interface StatusWords {
  title: string;
  /** The next step, or what the shopper can do. */
  next: string;
  /** `next` for goods from a Russian stock, if it differs. */
  nextFromRussia?: string;
  /** Shown before `next` if the order earned points; guests earn none. */
  ofCashback?: string;
}

const statuses: Record<OrderStatus, StatusWords> = {
  AWAITING_CALL: {
    title: 'Ждёт звонка',
    next: 'Менеджер позвонит, подтвердит размер и срок и пришлёт ссылку на оплату.',
  },
  AWAITING_PAY: { title: 'Ждёт оплаты', next: 'Оплатите заказ: до оплаты вещи отложены для вас.' },
  ACCEPT_MEET_WAIT_PAID: {
    title: 'Подтверждён, ждёт оплаты',
    next: 'Вещи есть в наличии. Оплатите заказ, и мы выкупим их у продавца.',
    nextFromRussia: 'Вещи есть в наличии. Оплатите заказ, и мы соберём его к отправке.',
  },
  // The shop's letters and SMS use the same texts: see `api/src/orders/news-words.ts`.
  PAID_READY_TO_SEND: {
    title: 'Оплачен',
    next: 'Выкупаем вещи у продавца.',
    nextFromRussia: 'Собираем заказ к отправке.',
  },
  AWAITING_RESPONSE_FROM_SUPPLIER: {
    title: 'Ждём ответа продавца',
    next: 'Продавец проверяет наличие, обычно это занимает до двух дней. Если вещи не окажется, вернём деньги.',
  },
  PURCHASED_FROM_SELLER: {
    title: 'Выкуплен у продавца',
    next: 'Продавец отправит вещь в логистический центр.',
    nextFromRussia: 'Продавец отправит вещь на наш склад.',
  },
  TRANSFERRED_TO_LOGISTICS_CENTER: {
    title: 'В логистическом центре',
    next: 'Проверим вещь, упакуем и отправим на таможню.',
  },
  CUSTOMS_CLEARANCE_IN_TURKEY: {
    title: 'Проходит таможню в Турции',
    next: 'Оформление занимает три–пять дней, от вас ничего не нужно.',
  },
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: { title: 'Таможня пройдена', next: 'Отправим посылку на склад в России.' },
  SHIPPED_TO_RUSSIA_STOCK_MEET: { title: 'Едет в Россию', next: 'В пути до нашего склада, обычно неделю.' },
  ACCEPTED_IN_RUSSIA_STOCK_MEET: { title: 'На складе в России', next: 'Проверим ещё раз и подготовим к отправке вам.' },
  AWAITING_SENT_FROM_MEET: { title: 'Готов к отправке', next: 'Передадим в службу доставки в ближайший рабочий день.' },
  HANDED_OVER_FOR_DELIVERY: { title: 'Передан в доставку', next: 'Служба доставки везёт заказ в ваш город.' },
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
    title: 'Готов к вручению',
    next: 'Заберите заказ в пункте выдачи или дождитесь звонка курьера.',
  },
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: {
    title: 'У курьера',
    next: 'Курьер позвонит за час до приезда. Не забудьте примерить.',
  },
  DELIVERED: {
    title: 'Получен',
    next: 'Расскажите в отзыве, как сели вещи.',
    ofCashback: 'Кешбэк станет доступен, когда пройдёт срок возврата.',
  },
  CANCEL_PURCHASE: {
    title: 'Покупка отменена',
    next: 'Если заказ был оплачен, деньги вернутся на карту за 3–10 дней.',
  },
  ISSUED_REFUND: { title: 'Деньги возвращены', next: 'Банк зачислит возврат за 3–10 дней.' },
  ARRANGED_EXCHANGE: { title: 'Оформлен обмен', next: 'Новую вещь видно в заказах, её путь начнётся заново.' },
};

/** Texts of orders and of the loyalty programme. */
export const orderWords = {
  orderStages: {
    placed: 'Оформлен',
    paid: 'Оплачен',
    purchased: 'Выкуплен',
    customs: 'Таможня',
    stock: 'Склад в России',
    delivery: 'Доставка',
  },
  received: 'Получен',
  orderStatuses: statuses,
  unknownStatus: {
    title: 'Уточняем статус',
    next: 'Статус обновится, как только служба доставки ответит.',
  } as StatusWords,
  orderPath: 'Путь заказа',
  stagePassed: 'Пройдено',
  stageNow: 'Сейчас',
  stageAhead: 'Впереди',
  expected: (days: string) => `Ждём ${days}`,
  order: (number: string) => `Заказ ${number}`,
  orderFrom: (date: string) => `от ${date}`,
  orderGoods: 'Товары заказа',
  payOrder: 'Оплатить',
  earned: (points: number) => `+${formatCount(points)} ${plural(points, bonuses)}`,
  levelStates: { reached: 'Пройден', current: 'Ваш уровень', next: 'Следующий', locked: 'Закрыт' },
  levelCashback: 'кешбэк',
  levelSpend: (percent: number) => `До ${percent}\u00A0% покупки можно оплатить бонусами`,
  levelFrom: (sum: string) => `От ${sum} покупок`,
  levelFirst: 'С первой покупки',
  levelLeft: (sum: string) => `Осталось ${sum}`,
  levelSpent: (spent: string, required: string) => `${spent} из ${required}`,
};

export type OrderWords = typeof orderWords;
