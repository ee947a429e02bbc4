import { bonuses, goods } from './messages.js';
import { countOf } from './plural.js';

/** Texts of the cart. */
export const cartWords = {
  chooseLine: (name: string) => `Заказать: ${name}`,
  removeLine: (name: string) => `Убрать из корзины: ${name}`,
  removedLine: (name: string) => `${name} — убрано из корзины`,
  restore: 'Вернуть',
  priceRose: (before: string) => `Цена выросла, была ${before}`,
  priceFell: (before: string) => `Цена снизилась, была ${before}`,
  lineGone: {
    reserved: 'В брони у другого покупателя. Если заказ не оплатят, размер вернётся',
    sold: 'Этот размер раскупили',
    withdrawn: 'Больше не продаётся',
  },
  summary: 'Ваш заказ',
  goodsLine: (count: number) => countOf(count, goods),
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
  guestTitle: (points: number) => `${countOf(points, bonuses)} за регистрацию`,
  guestText: 'Войдите, чтобы копить кешбэк, применять промокоды и платить бонусами',
  guestAction: 'Войти или зарегистрироваться',
};

export type CartWords = typeof cartWords;
