import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that OrderCard shows on its own. */
export const orderCardWords = {
  order: (number: string) => `Заказ ${number}`,
  orderFrom: (date: string) => `от ${date}`,
  orderGoods: 'Товары заказа',
  payOrder: 'Оплатить',
  payExtra: (price: string) => `Доплатить ${price}`,
  earned: (points: number) => `+${countOf(points, { one: 'бонус', few: 'бонуса', many: 'бонусов' })}`,
};

export const orderCardWordsEn: typeof orderCardWords = {
  order: (number) => `Order ${number}`,
  orderFrom: (date) => `Placed ${date}`,
  orderGoods: 'Items in this order',
  payOrder: 'Pay now',
  payExtra: (price) => `Pay ${price} more`,
  earned: (points) => `+${countOf(points, { one: 'point', other: 'points' }, english)}`,
};
