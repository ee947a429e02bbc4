import { subjectOf } from './subject';
import { trailTexts } from './trail-words';

const say = (entry: Partial<Parameters<typeof subjectOf>[0]>, permissions: Parameters<typeof subjectOf>[1] = []) =>
  subjectOf({ entity: 'ORDER', entityId: 'id', before: null, after: {}, ...entry }, permissions, trailTexts.ru);

it('an audit-log subject shows its number, code or name and links where permissions allow', () => {
  expect(say({ after: { number: 10001 } }, ['READ_ORDERS'])).toEqual({ label: 'Заказ 10001', href: '/orders/10001' });
  expect(say({ after: { number: 10001 } })).toEqual({ label: 'Заказ 10001', href: null });
  expect(say({ entity: 'PROMOCODE', after: { code: 'A/B' } }, ['PROMOCODES'])).toEqual({
    label: 'Промокод A/B',
    href: '/people/codes/A%2FB',
  });
  expect(say({ entity: 'PRODUCT_ITEM', after: { productId: 'p' } }, ['READ_CATALOGUE']).href).toBe('/goods/p');
});

it('an account in the audit log is shown without a name', () => {
  expect(say({ entity: 'SHOPPER', after: { balance: 5 } }, ['READ_SHOPPERS'])).toEqual({
    label: 'Учётная запись',
    href: '/people/id',
  });
});

it('a removed subject in the audit log shows its former name without a link', () => {
  expect(say({ entity: 'ROLE', before: { name: 'Склад' }, after: null }, ['ROLES'])).toEqual({
    label: 'Роль Склад',
    href: null,
  });
});
