import { STATUS_NAMES } from './status-names.js';
import { element } from '../platform/files/xml-text.js';
import { dayOf, shopTime } from '../shared/shop-time.js';
import type { ExchangedOrder, OrderUnit } from './order-rows.js';

/** Statuses of units that are no longer part of an order, unless all units have them. */
const GONE = new Set(['CANCEL_PURCHASE', 'ISSUED_REFUND']);
const PAYMENT_NAMES: Readonly<Record<string, string>> = {
  BANK_CARD: 'Банковская карта',
  SBP: 'СБП',
  WALLET: 'Кошелёк',
  ON_DELIVERY: 'При получении',
};
const UNIT = '<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>';

const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);
const requisite = (name: string, value: string): string =>
  `<ЗначениеРеквизита>${element('Наименование', name)}${element('Значение', value)}</ЗначениеРеквизита>`;
const requisites = (values: ReadonlyArray<readonly [string, string | null]>): string =>
  `<ЗначенияРеквизитов>${values.flatMap(([name, value]) => (value ? [requisite(name, value)] : [])).join('')}</ЗначенияРеквизитов>`;

/** Returns a day and a time of day in the shop's time zone. */
const shown = (time: Date): { date: string; time: string } => ({
  date: dayOf(time),
  time: `${shopTime(time).slice(11, 16)}:${String(time.getUTCSeconds()).padStart(2, '0')}`,
});

/** Writes orders as CommerceML 2.05, which all versions of 1С's exchange read. */
export function ordersXml(orders: readonly ExchangedOrder[], encoding: string, now: Date): string {
  const at = shown(now);
  return (
    `<?xml version="1.0" encoding="${encoding}"?>\n` +
    `<КоммерческаяИнформация ВерсияСхемы="2.05" ДатаФормирования="${at.date}T${at.time}">\n` +
    orders.map((order) => `${documentOf(order)}\n`).join('') +
    '</КоммерческаяИнформация>\n'
  );
}

function documentOf(order: ExchangedOrder): string {
  const isOver = GONE.has(order.status);
  const units = isOver ? order.units : order.units.filter(({ status }) => !GONE.has(status));
  const delivery = order.deliveryPrice;
  const total = units.reduce((sum, { sold }) => sum + sold, 0) + delivery;
  const { date, time } = shown(order.createdAt);
  const changed = shown(order.updatedAt);
  return [
    '<Документ>',
    element('Ид', order.uuid) + element('Номер', order.number) + element('Дата', date) + element('Время', time),
    '<ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>RUB</Валюта><Курс>1</Курс>',
    element('Сумма', roubles(total)),
    `<Контрагенты>${buyer(order)}</Контрагенты>`,
    element('Комментарий', order.comment),
    `<Товары>${linesOf(units).map(lineXml).join('')}${delivery > 0 ? deliveryXml(delivery) : ''}</Товары>`,
    requisites([
      ['Метод оплаты', PAYMENT_NAMES[order.paymentType] ?? order.paymentType],
      ['Заказ оплачен', String(order.paidAt !== null)],
      ['Дата оплаты', order.paidAt && shown(order.paidAt).date],
      ['Отменен', String(isOver)],
      ['Финальный статус', String(isOver || order.status === 'DELIVERED')],
      ['Статус заказа', STATUS_NAMES[order.status]],
      ['Статуса заказа ИД', order.status],
      ['Дата изменения статуса', `${changed.date} ${changed.time}`],
      ['Способ доставки', order.pickupPoint ? 'Пункт выдачи' : 'Курьер'],
      ['Адрес доставки', addressOf(order)],
    ]),
    '</Документ>',
  ].join('');
}

function buyer(order: ExchangedOrder): string {
  const full = [order.surname, order.name, order.lastname].filter(Boolean).join(' ');
  const contact = (type: string, value: string | null): string =>
    value ? `<Контакт>${element('Тип', type)}${element('Значение', value)}</Контакт>` : '';
  return [
    '<Контрагент>',
    // Orders of a guest belong to the same buyer if the telephone is the same.
    element('Ид', order.userId ?? `guest#${order.phone}`),
    element('Наименование', full) + '<Роль>Покупатель</Роль>' + element('ПолноеНаименование', full),
    element('Фамилия', order.surname) + element('Имя', order.name) + element('Отчество', order.lastname),
    `<АдресРегистрации>${element('Представление', addressOf(order))}</АдресРегистрации>`,
    `<Контакты>${contact('Телефон рабочий', order.phone)}${contact('Почта', order.email)}</Контакты>`,
    '</Контрагент>',
  ].join('');
}

interface OrderLine extends OrderUnit {
  count: number;
}

/** Units of one offer at one price are one line. */
function linesOf(units: readonly OrderUnit[]): OrderLine[] {
  const lines = new Map<string, OrderLine>();
  for (const unit of units) {
    const key = `${unit.offer} ${unit.price} ${unit.name}`;
    const line = lines.get(key);
    if (line) Object.assign(line, { count: line.count + 1, sold: line.sold + unit.sold });
    else lines.set(key, { ...unit, count: 1 });
  }
  return [...lines.values()];
}

function lineXml({ offer, article, name, size, price, sold, count }: OrderLine): string {
  const discount = price * count - sold;
  return [
    '<Товар>',
    element('Ид', offer) + element('Артикул', article) + element('Наименование', `${name} (${size})`) + UNIT,
    element('ЦенаЗаЕдиницу', roubles(price)) + element('Количество', count) + element('Сумма', roubles(sold)),
    discount > 0
      ? `<Скидки><Скидка><Наименование>Скидка</Наименование>${element('Сумма', roubles(discount))}<УчтеноВСумме>true</УчтеноВСумме></Скидка></Скидки>`
      : '',
    requisites([
      ['ВидНоменклатуры', 'Товар'],
      ['ТипНоменклатуры', 'Товар'],
    ]),
    '</Товар>',
  ].join('');
}

const deliveryXml = (price: number): string =>
  `<Товар><Ид>ORDER_DELIVERY</Ид><Наименование>Доставка заказа</Наименование>${UNIT}` +
  element('ЦенаЗаЕдиницу', roubles(price)) +
  `<Количество>1</Количество>${element('Сумма', roubles(price))}` +
  requisites([
    ['ВидНоменклатуры', 'Услуга'],
    ['ТипНоменклатуры', 'Услуга'],
  ]) +
  '</Товар>';

/** Returns an address, or the address of a pickup point, in one line. */
function addressOf({ address, pickupPoint }: ExchangedOrder): string {
  const of = (place: unknown, names: readonly string[]): string =>
    names
      .map((name) => (place as Record<string, unknown>)[name])
      .filter((part) => typeof part === 'string' && part !== '')
      .join(', ');
  if (pickupPoint) return of(pickupPoint, ['code', 'city', 'address']);
  return address ? of(address, ['index', 'country', 'region', 'city', 'street', 'house', 'building', 'apartment']) : '';
}
