import { catalogue } from '../../../browser/language';
import type { DraftField } from './new-order-draft';

interface NewOrderTexts {
  title: string;
  lead: string;
  goods: string;
  find: string;
  findHint: string;
  offer: (supplier: string, count: number) => string;
  soldOut: string;
  columns: Record<'what' | 'size' | 'price' | 'count' | 'out', string>;
  countOf: (name: string) => string;
  takeOut: (name: string) => string;
  buyer: string;
  account: string;
  accountHint: string;
  guest: string;
  name: string;
  surname: string;
  phone: string;
  email: string;
  delivery: string;
  payment: string;
  way: string;
  noLink: string;
  promocode: string;
  points: string;
  pointsHint: (count: string) => string;
  comment: string;
  commentHint: string;
  notify: string;
  sums: Record<'discount' | 'points' | 'delivery' | 'total', string>;
  quoting: string;
  unavailable: string;
  fewer: string;
  place: (sum: string) => string;
  placeBlank: string;
  missing: Record<DraftField, string>;
  changed: string;
}

export const newOrderTexts = catalogue<NewOrderTexts>(
  {
    title: 'Новый заказ',
    lead: 'Заказ по телефону: он ждёт оплаты по ссылке и ничего не списывает сам.',
    goods: 'Вещи',
    find: 'Добавить вещь',
    findHint: 'Название, с размером или без, или артикул',
    offer: (supplier, count) => `${supplier}, есть ${count}`,
    soldOut: 'нет в наличии',
    columns: { what: 'Вещь', size: 'Размер', price: 'Цена', count: 'Штук', out: 'Убрать' },
    countOf: (name) => `Сколько штук: ${name}`,
    takeOut: (name) => `Убрать: ${name}`,
    buyer: 'Покупатель',
    account: 'Учётная запись',
    accountHint: 'Имя, телефон или почта. Пусто, если покупатель без учётной записи.',
    guest: 'Без учётной записи нет ни промокодов, ни баллов.',
    name: 'Имя',
    surname: 'Фамилия',
    phone: 'Телефон',
    email: 'Почта',
    delivery: 'Доставка',
    payment: 'Оплата',
    way: 'Способ оплаты',
    noLink: 'Оплата на сайте не подключена: ссылка на оплату не придёт.',
    promocode: 'Промокод',
    points: 'Баллы',
    pointsHint: (count) => `Можно списать ${count}, десятками`,
    comment: 'Комментарий',
    commentHint: 'Покупатель его увидит',
    notify: 'Сразу отправить письмо и СМС со ссылкой на оплату',
    sums: { discount: 'Скидка по промокоду', points: 'Оплачено баллами', delivery: 'Доставка', total: 'Итого' },
    quoting: 'Считаем',
    unavailable: 'Этого уже нет: уберите из заказа',
    fewer: 'Столько штук нет: уменьшите количество',
    place: (sum) => `Оформить за ${sum}`,
    placeBlank: 'Оформить',
    missing: {
      lines: 'Добавьте хотя бы одну вещь',
      name: 'Укажите имя',
      phone: 'Укажите телефон',
      delivery: 'Укажите, куда везти',
      points: 'Баллы списывают десятками: 10, 20, 30',
    },
    changed: 'Пока вы говорили, цена или наличие изменились. Назовите покупателю новую сумму и оформите ещё раз.',
  },
  {
    title: 'New order',
    lead: 'An order by telephone: it waits for payment by a link and charges nothing itself.',
    goods: 'Goods',
    find: 'Add goods',
    findHint: 'Name, with or without a size, or SKU',
    offer: (supplier, count) => `${supplier}, ${count} left`,
    soldOut: 'sold out',
    columns: { what: 'Thing', size: 'Size', price: 'Price', count: 'Units', out: 'Remove' },
    countOf: (name) => `Units of ${name}`,
    takeOut: (name) => `Remove ${name}`,
    buyer: 'Buyer',
    account: 'Account',
    accountHint: 'Name, phone or e-mail. Leave it empty for a buyer without an account.',
    guest: 'Without an account there are neither promo codes nor points.',
    name: 'First name',
    surname: 'Surname',
    phone: 'Phone',
    email: 'E-mail',
    delivery: 'Delivery',
    payment: 'Payment',
    way: 'Way of payment',
    noLink: 'Online payment is not connected: the buyer gets no link to pay.',
    promocode: 'Promo code',
    points: 'Points',
    pointsHint: (count) => `Up to ${count}, in tens`,
    comment: 'Comment',
    commentHint: 'The buyer will see it',
    notify: 'Send an e-mail and an SMS with the payment link now',
    sums: { discount: 'Discount by the code', points: 'Paid by points', delivery: 'Delivery', total: 'Total' },
    quoting: 'Calculating',
    unavailable: 'It is gone: remove it from the order',
    fewer: 'There are not so many: lower the number',
    place: (sum) => `Place it for ${sum}`,
    placeBlank: 'Place the order',
    missing: {
      lines: 'Add at least one thing',
      name: 'Give the name',
      phone: 'Give the phone',
      delivery: 'Say where it goes',
      points: 'Points go by tens: 10, 20, 30',
    },
    changed:
      'While you were talking, the price or the stock changed. Tell the buyer the new total, and place the order again.',
  },
);
