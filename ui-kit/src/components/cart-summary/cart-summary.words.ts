import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that CartSummary shows on its own. */
export const cartSummaryWords = {
  summary: 'Ваш заказ',
  goodsLine: (count: number) => countOf(count, { one: 'товар', few: 'товара', many: 'товаров' }),
  discountLine: 'Скидка',
  cashbackLine: 'Начислим кешбэк',
  deliveryLine: 'Доставка',
  deliveryAtCheckout: 'При оформлении',
  deliveryFree: 'Бесплатно',
  totalLine: 'Итого',
  checkOut: 'Оформить заказ',
  nothingChosen: 'Отметьте товары, которые хотите заказать',
  untilFreeDelivery: (left: string) => `До бесплатной доставки ${left}`,
  deliveryIsFree: 'Доставим бесплатно',
  untilLevel: (level: string, left: string) => `До уровня «${level}» ${left}`,
  levelReached: (level: string) => `С этим заказом вы получите уровень «${level}»`,
  guestTitle: (points: number) => `${countOf(points, { one: 'бонус', few: 'бонуса', many: 'бонусов' })} за регистрацию`,
  guestText: 'Войдите, чтобы копить кешбэк, применять промокоды и платить бонусами',
  guestAction: 'Войти или зарегистрироваться',
};

export const cartSummaryWordsEn: typeof cartSummaryWords = {
  summary: 'Your order',
  goodsLine: (count) => countOf(count, { one: 'item', other: 'items' }, english),
  discountLine: 'Discount',
  cashbackLine: 'Points you’ll earn',
  deliveryLine: 'Shipping',
  deliveryAtCheckout: 'Calculated at checkout',
  deliveryFree: 'Free',
  totalLine: 'Total',
  checkOut: 'Check out',
  nothingChosen: 'Select the items you want to order',
  untilFreeDelivery: (left) => `${left} away from free shipping`,
  deliveryIsFree: 'Free shipping',
  untilLevel: (level, left) => `${left} to ${level} status`,
  levelReached: (level) => `This order takes you to ${level} status`,
  guestTitle: (points) => `${countOf(points, { one: 'point', other: 'points' }, english)} for joining`,
  guestText: 'Sign in to earn points, use promo codes and pay with points',
  guestAction: 'Sign in or join',
};
