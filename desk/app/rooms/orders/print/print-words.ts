import { catalogue } from '../../../browser/language';

interface PrintTexts {
  print: string;
  slips: string;
  calls: string;
  slip: string;
  back: string;
  reading: string;
  nothing: string;
  nothingLead: string;
  lost: (numbers: string) => string;
  of: (number: number) => string;
  placed: (day: string) => string;
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
    calls: 'Список для обзвона',
    slip: 'Упаковочный лист',
    back: 'К заказам',
    reading: 'Читаем заказы',
    nothing: 'Печатать нечего',
    nothingLead: 'Выберите заказы в списке и откройте печать ещё раз.',
    lost: (numbers) => `Не напечатаны, потому что таких заказов нет: ${numbers}`,
    of: (number) => `Заказ ${number}`,
    placed: (day) => `от ${day}`,
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
    calls: 'Call list',
    slip: 'Packing slip',
    back: 'To the orders',
    reading: 'Reading the orders',
    nothing: 'There is nothing to print',
    nothingLead: 'Select orders in the list, and open the print page again.',
    lost: (numbers) => `Not printed, because there are no such orders: ${numbers}`,
    of: (number) => `Order ${number}`,
    placed: (day) => `of ${day}`,
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
