import { catalogue } from '../../browser/language';
import type { ReturnReason, SalesReportBy } from '../../graphql/generated/graphql';
import type { Period, Time } from './figures-filters';

export type FigureName = 'revenue' | 'goods' | 'refunded' | 'average' | 'orders' | 'units' | 'returned';

interface FiguresTexts {
  title: string;
  periods: Record<Period, string>;
  period: string;
  wrongPeriod: string;
  figures: Record<FigureName, string>;
  nothingPaid: string;
  compared: string;
  by: string;
  bys: Record<SalesReportBy, string>;
  /** What the chart of the lines shows. */
  charts: Record<Time, string>;
  earlier: string;
  columns: Record<'sold' | 'orders' | 'units' | 'returned' | 'refunded', string>;
  none: string;
  nothing: string;
  nothingLead: string;
  returns: string;
  returnsLead: string;
  reasonColumns: Record<'reason' | 'units' | 'sizes', string>;
  reasons: Record<ReturnReason, string>;
  noReturns: string;
  /** Units came back, but by no request. */
  noReasons: string;
  orders: string;
  queries: string;
  exportTitle: string;
  exportLead: string;
  rows: string;
  rowKinds: Record<'ORDERS' | 'ORDER_UNITS', string>;
  format: string;
  makeFile: string;
  making: (rows: string) => string;
  takeFile: string;
  noFile: string;
}

export const figuresTexts = catalogue<FiguresTexts>(
  {
    title: 'Цифры',
    periods: {
      yesterday: 'Вчера',
      today: 'Сегодня',
      week: 'Семь дней',
      month: 'Тридцать дней',
      thisMonth: 'С начала месяца',
    },
    period: 'Период',
    wrongPeriod: 'Первый день не позже последнего, и не больше десяти лет.',
    figures: {
      revenue: 'Выручка с доставкой',
      goods: 'Товаров на',
      refunded: 'Возвращено',
      average: 'Средний заказ',
      orders: 'Оплачено заказов',
      units: 'Продано вещей',
      returned: 'Вернулось вещей',
    },
    nothingPaid: 'нет',
    compared: 'В скобках — изменение к такому же сроку перед этим.',
    by: 'Показать по',
    bys: {
      DAY: 'Дни',
      WEEK: 'Недели',
      MONTH: 'Месяцы',
      PRODUCT: 'Товары',
      BRAND: 'Бренды',
      CATEGORY: 'Разделы',
      PROMOCODE: 'Промокоды',
      CITY: 'Города',
    },
    charts: { DAY: 'Продажи по дням', WEEK: 'Продажи по неделям', MONTH: 'Продажи по месяцам' },
    earlier: 'За такой же срок до этого',
    columns: { sold: 'Товаров на', orders: 'Заказов', units: 'Вещей', returned: 'Вернулось', refunded: 'Возвращено' },
    none: 'Без названия',
    nothing: 'За этот срок ничего не продано',
    nothingLead: 'Выберите срок длиннее.',
    returns: 'Почему возвращают',
    returnsLead: 'Вещи, которые вернулись по заявкам за этот срок.',
    reasonColumns: { reason: 'Причина', units: 'Вещей', sizes: 'Размеры' },
    reasons: {
      SIZE: 'Не подошёл размер',
      COLOUR_OR_STYLE: 'Не подошёл цвет или фасон',
      DEFECT: 'Брак',
      WRONG_ITEM: 'Прислали не то',
      NOT_AS_DESCRIBED: 'Не как в описании',
      OTHER: 'Другое',
    },
    noReturns: 'Возвратов нет.',
    noReasons: 'Вещи возвращены без заявок покупателей, поэтому причин нет.',
    orders: 'Заказы, оплаченные в этот срок',
    queries: 'Что ищут покупатели',
    exportTitle: 'Файл для бухгалтера',
    exportLead: 'Заказы, оплаченные в этот срок; неоплаченных в файле нет. Внизу листа — итоги.',
    rows: 'Строка файла',
    rowKinds: { ORDERS: 'Заказ', ORDER_UNITS: 'Вещь заказа' },
    format: 'Формат',
    makeFile: 'Сделать файл',
    making: (rows) => `Пишем, строк: ${rows}`,
    takeFile: 'Скачать файл',
    noFile: 'Файл не получился. Повторите, а если не поможет, выберите срок короче.',
  },
  {
    title: 'Figures',
    periods: {
      yesterday: 'Yesterday',
      today: 'Today',
      week: 'Seven days',
      month: 'Thirty days',
      thisMonth: 'This month',
    },
    period: 'Period',
    wrongPeriod: 'The first day is not after the last one, and there are ten years at most.',
    figures: {
      revenue: 'Revenue with delivery',
      goods: 'Goods sold for',
      refunded: 'Given back',
      average: 'Average order',
      orders: 'Orders paid',
      units: 'Units sold',
      returned: 'Units that came back',
    },
    nothingPaid: 'none',
    compared: 'In brackets is the change from the period of the same length before.',
    by: 'Show by',
    bys: {
      DAY: 'Days',
      WEEK: 'Weeks',
      MONTH: 'Months',
      PRODUCT: 'Products',
      BRAND: 'Brands',
      CATEGORY: 'Categories',
      PROMOCODE: 'Promo codes',
      CITY: 'Cities',
    },
    charts: { DAY: 'Sales by day', WEEK: 'Sales by week', MONTH: 'Sales by month' },
    earlier: 'The period before',
    columns: {
      sold: 'Goods sold for',
      orders: 'Orders',
      units: 'Units',
      returned: 'Came back',
      refunded: 'Given back',
    },
    none: 'Without a name',
    nothing: 'Nothing was sold in this period',
    nothingLead: 'Choose a longer one.',
    returns: 'Why goods come back',
    returnsLead: 'Units that came back by requests in this period.',
    reasonColumns: { reason: 'Reason', units: 'Units', sizes: 'Sizes' },
    reasons: {
      SIZE: 'The size does not fit',
      COLOUR_OR_STYLE: 'Colour or style',
      DEFECT: 'Defect',
      WRONG_ITEM: 'The wrong item was sent',
      NOT_AS_DESCRIBED: 'Not as described',
      OTHER: 'Other',
    },
    noReturns: 'Nothing came back.',
    noReasons: 'The goods came back without requests of shoppers, so there are no reasons.',
    orders: 'Orders paid in this period',
    queries: 'What shoppers search for',
    exportTitle: 'File for the accountant',
    exportLead: 'Orders paid in this period; unpaid ones are left out. Sums are below the sheet.',
    rows: 'Row of the file',
    rowKinds: { ORDERS: 'An order', ORDER_UNITS: 'A unit of an order' },
    format: 'Format',
    makeFile: 'Make the file',
    making: (rows) => `Writing, rows: ${rows}`,
    takeFile: 'Download the file',
    noFile: 'The file could not be made. Try again, and choose a shorter period if that does not help.',
  },
);
