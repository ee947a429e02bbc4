import type { PricedItem, Quote } from '../../pricing/index.js';
import { itemRecords, orderRecord, type OrderDraft } from './order-record.js';
import type { QuotedOrder } from './quote-order.js';

// All amounts are different, so the test notices if two columns are mixed up.
const ITEM: PricedItem = {
  id: 'offer',
  productId: 'product',
  slug: 'samba',
  name: 'Samba',
  brands: [],
  size: { slug: '42', name: '42' },
  images: [
    { url: 'cover', alt: 'Samba', position: 0 },
    { url: 'side', alt: 'Samba', position: 1 },
  ],
  supplierName: 'Zürich',
  deliveryIsoCode: 'CH',
  unavailable: null,
  quantityMax: 1,
  price: 101,
  oldPrice: 102,
  loyaltyPrice: 103,
  personalPrice: 104,
  personalPriceId: 'agreed',
  bonusCalcState: 'ALL',
  categoryIds: [],
  brandIds: [],
};
const UNIT = {
  itemId: 'offer',
  oldPrice: 201,
  price: 202,
  loyaltyPrice: 203,
  personalPrice: null,
  discountValue: 204,
  bonuses: 205,
  soldPrice: 206,
  cashback: 207,
};
const QUOTE = {
  units: [UNIT],
  goodsPrice: 301,
  discountValue: 302,
  bonuses: 303,
  deliveryPrice: 304,
  totalPrice: 305,
  cashback: 306,
} as Quote;

const DRAFT: OrderDraft = {
  uuid: 'uuid',
  id: 'link',
  kind: 'PAYMENT',
  userId: 'shopper',
  client: { address: '192.0.2.7', network: '192.0.2.0/24' } as OrderDraft['client'],
  apiClient: null,
  phone: '+79001234567',
  email: 'maria@example.com',
  destination: { pickupPoint: { code: 'MSK1' }, address: null },
  delivery: { price: 401, minDays: 402, maxDays: 403 },
  dto: {
    contact: { name: 'Мария', surname: 'Иванова', lastname: 'Петровна', phone: '8 900 123-45-67' },
    comment: 'после шести',
    paymentType: 'SBP',
  } as OrderDraft['dto'],
};
const QUOTED: QuotedOrder = { items: [ITEM], answer: QUOTE, promocodeId: 'code' };

it('an order is saved exactly as quoted, each amount in its own column', () => {
  expect(orderRecord(DRAFT, QUOTED, { number: 1234, owner: true, holdSeconds: 1800 })).toEqual({
    uuid: 'uuid',
    id: 'link',
    number: 1234,
    locale: 'ru',
    userId: 'shopper',
    status: 'AWAITING_PAY',
    name: 'Мария',
    surname: 'Иванова',
    lastname: 'Петровна',
    phone: '+79001234567',
    email: 'maria@example.com',
    comment: 'после шести',
    paymentType: 'SBP',
    goodsPrice: 301,
    discountValue: 302,
    paidByBonuses: 303,
    deliveryPrice: 401,
    totalPrice: 305,
    cashback: 306,
    promocodeId: 'code',
    promocodeUsed: true,
    pickupPoint: '{"code":"MSK1"}',
    address: null,
    deliveryMinDays: 402,
    deliveryMaxDays: 403,
    holdSeconds: 1800,
    clientAddress: '192.0.2.7',
    clientNetwork: '192.0.2.0/24',
    phoneConfirmed: true,
    returnUrl: null,
    clientId: null,
  });
});

it('absent order fields are saved as null, and no use is counted without a promo code', () => {
  const contact = { name: 'Мария', phone: '8 900 123-45-67' };
  const draft = {
    ...DRAFT,
    kind: 'REQUEST' as const,
    dto: { ...DRAFT.dto, contact, comment: undefined } as OrderDraft['dto'],
  };
  expect(
    orderRecord(draft, { ...QUOTED, promocodeId: null }, { number: 1234, owner: false, holdSeconds: 60 }),
  ).toMatchObject({
    ...{ status: 'AWAITING_CALL', surname: null, lastname: null, comment: null, phoneConfirmed: false },
    ...{ promocodeId: null, promocodeUsed: false },
  });
});

/** Days of goods in Russia, and of those from abroad. */
const arrivalOf = ({ deliverySpeed }: { deliverySpeed: 'FAST' | 'SLOW' }) =>
  deliverySpeed === 'FAST'
    ? { earliest: new Date('2026-11-27'), latest: new Date('2026-11-30') }
    : { earliest: new Date('2026-12-09'), latest: new Date('2026-12-15') };

it('an order unit is saved with everything the shopper saw, each amount in its own column', () => {
  expect(itemRecords([ITEM], QUOTE, arrivalOf)).toEqual([
    {
      itemId: 'offer',
      position: 0,
      productId: 'product',
      name: 'Samba',
      slug: 'samba',
      image: { url: 'cover', alt: 'Samba', position: 0 },
      supplierName: 'Zürich',
      deliveryIsoCode: 'CH',
      sizeSlug: '42',
      sizeName: '42',
      oldPrice: 201,
      price: 202,
      personalPriceId: null,
      discountValue: 204,
      bonuses: 205,
      soldPrice: 206,
      cashback: 207,
      arrivesFrom: new Date('2026-12-09'),
      arrivesBy: new Date('2026-12-15'),
    },
  ]);
});

it('an order unit is saved with the agreed price only if the quote used it', () => {
  const answer = { ...QUOTE, units: [{ ...UNIT, price: 104, personalPrice: 104 }] };
  expect(itemRecords([ITEM], answer, arrivalOf)).toMatchObject([{ price: 104, personalPriceId: 'agreed' }]);
});

it('the promised days of a unit depend on whether it is in Russia', () => {
  const days = ['RU', 'CH'].map(
    (deliveryIsoCode) =>
      (itemRecords([{ ...ITEM, deliveryIsoCode }], QUOTE, arrivalOf)[0] as { arrivesBy: Date }).arrivesBy,
  );
  expect(days).toEqual([new Date('2026-11-30'), new Date('2026-12-15')]);
});
