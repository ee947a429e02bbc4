import { CDEK, Gazetteer } from '../../delivery/index.js';
import { MOSCOW } from '../../testing/orders.js';
import type { OperatorOrder } from './operator-order.model.js';
import { unitsToSend, waybillDestination, waybillParcel, type ParcelUnit } from './waybill-parcel.js';

const gazetteer = new Gazetteer();
const to = { city: gazetteer.city(MOSCOW)! };
const ADDRESS = { cityId: MOSCOW, city: 'Москва', street: 'Лесная', house: '7', building: null, apartment: '5' };
const order = (changes: object = {}) =>
  ({
    ...{ name: 'Мария', surname: 'Иванова', lastname: null, phone: '+79990000000', deliveryPrice: 39_000 },
    ...{ addressDelivery: ADDRESS, cdekDelivery: null, orderProductItems: [], ...changes },
  }) as unknown as OperatorOrder;
const unit = (changes: Partial<ParcelUnit> = {}, id = 'a') =>
  ({
    ...{ id, sku: null, due: false, grams: 1000, soldPrice: 500_000 },
    productItem: { id: 'item', name: 'Ботинки', brands: [{ name: 'Таволга' }], size: { name: '41' } },
    ...changes,
  }) as unknown as ParcelUnit;
const parcel = (units: ParcelUnit[], how: Partial<Parameters<typeof waybillParcel>[3]> = {}) =>
  waybillParcel(order(), to, units, { grams: null, deliveryDue: false, ...how });

it('a parcel has the recipient, the address and the weight of its units', () => {
  expect(
    parcel([unit(), unit({ grams: 400, sku: 'A-1', productItem: { ...unit().productItem, id: 'other' } })]),
  ).toEqual({
    to,
    address: 'Лесная, д. 7, кв. 5',
    recipient: { name: 'Иванова Мария', phone: '+79990000000' },
    grams: 1400,
    items: [
      { key: 'item', name: 'Таволга Ботинки, размер 41', amount: 1, grams: 1000, declaredValue: 500_000, due: 0 },
      { key: 'A-1', name: 'Таволга Ботинки, размер 41', amount: 1, grams: 400, declaredValue: 500_000, due: 0 },
    ],
    deliveryDue: 0,
  });
});

it('units of one thing are one entry if they cost the same and are all paid, or all due', () => {
  const units = [unit(), unit(), unit({ due: true }), unit({ soldPrice: 400_000 })];
  expect(parcel(units).items).toMatchObject([
    { amount: 2, due: 0 },
    { amount: 1, due: 500_000 },
    { amount: 1, declaredValue: 400_000 },
  ]);
});

it('a weight on the scales is divided among the things, which never weigh more together', () => {
  const { grams, items } = parcel([unit(), unit(), unit({ soldPrice: 1 })], { grams: 100 });
  expect([grams, items.map((item) => [item.amount, item.grams])]).toEqual([
    100,
    [
      [2, 33],
      [1, 33],
    ],
  ]);
});

it('the delivery is due only when it is said to be', () => {
  expect([true, false].map((deliveryDue) => parcel([unit()], { deliveryDue }).deliveryDue)).toEqual([39_000, 0]);
});

it.each([
  ['an address in a known town', {}, to],
  ['a pickup point of CDEK', { cdekDelivery: { provider: CDEK } }, { point: { provider: CDEK } }],
  ['a pickup point of another provider', { cdekDelivery: { provider: 'demo' } }, null],
  ['an unknown town', { addressDelivery: { ...ADDRESS, cityId: 'nowhere' } }, null],
  ['nothing', { addressDelivery: null }, null],
])('CDEK brings an order, or does not, to %s', (_, changes, expected) => {
  expect(waybillDestination(order(changes), gazetteer)).toEqual(expected);
});

it('units are sent that a carrier gets next and that have no number', () => {
  const next = (status: string, nextStatuses: string[], cdekWaybillId: string | null = null) => ({
    ...{ id: status, status, nextStatuses, cdekWaybillId },
  });
  const units = [
    next('PAID_READY_TO_SEND', ['AWAITING_SENT_FROM_MEET']),
    next('AWAITING_SENT_FROM_MEET', ['HANDED_OVER_FOR_DELIVERY'], '1106394409'),
    next('AWAITING_SENT_FROM_MEET', ['HANDED_OVER_FOR_DELIVERY']),
    next('ARRANGED_EXCHANGE', ['AWAITING_SENT_FROM_MEET']),
    next('HANDED_OVER_FOR_DELIVERY', ['DELIVERED']),
    next('PURCHASED_FROM_SELLER', ['TRANSFERRED_TO_LOGISTICS_CENTER']),
  ];
  const found = unitsToSend(order({ orderProductItems: units }));
  expect(found.map(({ id }) => id)).toEqual(['PAID_READY_TO_SEND', 'AWAITING_SENT_FROM_MEET']);
});
