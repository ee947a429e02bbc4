import { otherSizes } from './other-sizes';

const offer = (id: string, size: string, changes: object = {}) => ({
  ...{ id, size, price: 100, stock: 1, reserved: 0, supplier: 'Босфор', deliveryIsoCode: 'TR' },
  ...changes,
});
const own = { supplier: 'Наш склад', deliveryIsoCode: 'RU' };
const unit = { id: 'now', size: { name: '42' }, supplier: 'Босфор' };
const idsOf = (...offers: ReturnType<typeof offer>[]) => otherSizes(offers, unit).map(({ id }) => id);

it('each other size is there once, from the same supplier if that one has it', () => {
  expect(idsOf(offer('own', '43', own), offer('same', '43'), offer('other', '44', { supplier: 'Эгей' }))).toEqual([
    ...['same', 'other'],
  ]);
});

it('sizes are in ascending order', () => {
  expect(idsOf(offer('c', '46'), offer('a', '36'), offer('b', '41.5'))).toEqual(['a', 'b', 'c']);
});

it('of other suppliers the one in Russia is named', () => {
  expect(idsOf(offer('far', '43', { supplier: 'Эгей' }), offer('own', '43', own))).toEqual(['own']);
});

it('the size of now, and what is sold out, reserved or without a price is no other size', () => {
  const none = [offer('now', '42'), offer('twin', '42', own), offer('sold', '43', { stock: 0 })];
  expect(idsOf(...none, offer('held', '44', { reserved: 1 }), offer('free', '45', { price: null as never }))).toEqual(
    [],
  );
});
