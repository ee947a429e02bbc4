import { catalogue } from '../../../browser/language';

interface PrintTexts {
  print: string;
  slips: string;
  labels: string;
  calls: string;
  slip: string;
  /** A sticker for a parcel, which needs no carrier. */
  label: string;
  back: string;
  reading: string;
  nothing: string;
  nothingLead: string;
  lost: (numbers: string) => string;
  /** Orders of which nothing is to be sent. */
  unlabelled: (numbers: string) => string;
  of: (number: number) => string;
  placed: (day: string) => string;
  sender: (shop: string) => string;
  parcel: (at: number, count: number) => string;
  recipient: string;
  phone: string;
  place: string;
  point: string;
  comment: string;
  goods: string;
  columns: Record<'what' | 'size' | 'count' | 'price', string>;
  things: string;
  delivery: string;
  total: string;
  givenBack: string;
  paid: string;
  dueOnDelivery: string;
  notPaid: string;
  openInDesk: (number: number) => string;
  callColumns: Record<'number' | 'who' | 'goods' | 'sum' | 'outcome', string>;
}

export const printTexts = catalogue<PrintTexts>(
  {
    print: 'Печать',
    slips: 'Упаковочные листы',
    labels: 'Наклейки на посылки',
    calls: 'Список для обзвона',
    slip: 'Упаковочный лист',
    label: 'Наклейка на посылку',
    back: 'К заказам',
    reading: 'Читаем заказы',
    nothing: 'Печатать нечего',
    nothingLead: 'Выберите заказы в списке и откройте печать ещё раз.',
    lost: (numbers) => `Не напечатаны, потому что таких заказов нет: ${numbers}`,
    unlabelled: (numbers) => `Без наклеек, потому что отправлять в этих заказах нечего: ${numbers}`,
    of: (number) => `Заказ ${number}`,
    placed: (day) => `от ${day}`,
    sender: (shop) => `Отправитель: ${shop}`,
    parcel: (at, count) => `Посылка ${at} из ${count}`,
    recipient: 'Получатель',
    phone: 'Телефон',
    place: 'Адрес',
    point: 'Пункт выдачи',
    comment: 'Комментарий',
    goods: 'Вложение',
    columns: { what: 'Вещь', size: 'Размер', count: 'Штук', price: 'Цена' },
    things: 'Вещи',
    delivery: 'Доставка',
    total: 'Итого с доставкой',
    givenBack: 'Возвращено',
    paid: 'Оплачено',
    dueOnDelivery: 'Взять при получении',
    notPaid: 'Ещё не оплачено',
    openInDesk: (number) => `Заказ ${number} в панели магазина`,
    callColumns: {
      number: 'Заказ',
      who: 'Покупатель',
      goods: 'Вещи и заметки',
      sum: 'Сумма и статус',
      outcome: 'Итог звонка',
    },
  },
  {
    print: 'Print',
    slips: 'Packing slips',
    labels: 'Parcel labels',
    calls: 'Call list',
    slip: 'Packing slip',
    label: 'Parcel label',
    back: 'To the orders',
    reading: 'Reading the orders',
    nothing: 'There is nothing to print',
    nothingLead: 'Select orders in the list, and open the print page again.',
    lost: (numbers) => `Not printed, because there are no such orders: ${numbers}`,
    unlabelled: (numbers) => `Without a label, because nothing of these orders is to be sent: ${numbers}`,
    of: (number) => `Order ${number}`,
    placed: (day) => `of ${day}`,
    sender: (shop) => `Sender: ${shop}`,
    parcel: (at, count) => `Parcel ${at} of ${count}`,
    recipient: 'Recipient',
    phone: 'Phone',
    place: 'Address',
    point: 'Pickup point',
    comment: 'Comment',
    goods: 'Contents',
    columns: { what: 'Thing', size: 'Size', count: 'Units', price: 'Price' },
    things: 'Things',
    delivery: 'Delivery',
    total: 'Total with delivery',
    givenBack: 'Given back',
    paid: 'Paid',
    dueOnDelivery: 'To take on delivery',
    notPaid: 'Not paid yet',
    openInDesk: (number) => `Order ${number} in the desk`,
    callColumns: {
      number: 'Order',
      who: 'Buyer',
      goods: 'Things and notes',
      sum: 'Total and status',
      outcome: 'Outcome',
    },
  },
);
