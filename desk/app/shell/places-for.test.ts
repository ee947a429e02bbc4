import { placesFor } from './places-for';
import { shellTexts } from './shell-words';

const texts = shellTexts.ru;
const found = (text: string, permissions: Parameters<typeof placesFor>[1] = ['READ_ORDERS']) =>
  placesFor(text, permissions, texts).map(({ value }) => value);

it('a number leads to the order first', () => {
  expect(found('10001')).toEqual(['/orders/10001', '/orders?search=10001']);
});

it('part of a room’s name leads to the room', () => {
  expect(found('зак')).toEqual(['/orders', `/orders?search=${encodeURIComponent('зак')}`]);
});

it('an empty field shows the rooms', () => {
  expect(found(' ')).toEqual(['/', '/orders', '/figures']);
});

it('who may not read orders is led to none', () => {
  expect(found('10001', [])).toEqual([]);
  expect(found('', [])).toEqual(['/']);
});

it('a room of several kinds is open to whoever may see one of them', () => {
  expect(found('', ['REVIEWS'])).toEqual(['/', '/queue']);
});

it('who may read shoppers is led to the search of shoppers', () => {
  expect(found('Анна', ['READ_SHOPPERS'])).toEqual([`/people?search=${encodeURIComponent('Анна')}`]);
});

it('who may read goods is led to the search of goods', () => {
  expect(found('кеды', ['READ_CATALOGUE'])).toEqual([`/goods?search=${encodeURIComponent('кеды')}`]);
});

it('who may change the catalogue is led to a new product', () => {
  expect(found('новый', ['WRITE_CATALOGUE'])).toEqual(['/goods/new']);
  expect(found('новый', ['READ_CATALOGUE'])).not.toContain('/goods/new');
});
