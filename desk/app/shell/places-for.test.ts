import { knownPlaces } from './known-places';
import { placeTexts } from './place-words';
import { placesFor } from './places-for';
import { shellTexts } from './shell-words';

const texts = shellTexts.ru;
const found = (text: string, permissions: Parameters<typeof placesFor>[1] = ['READ_ORDERS']) =>
  placesFor(text, permissions, texts, placeTexts.ru).map(({ value }) => value);

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

it('a word for a place leads there, whoever may see it', () => {
  const all = ['PROMOCODES', 'MENU', 'SETTINGS', 'AUDIT', 'REVIEWS', 'READ_ORDERS'] as const;
  const words = ['промокод', 'меню', 'доставка', 'журнал', 'отзывы', 'выручка'];
  expect(words.map((word) => found(word, all)[0])).toEqual([
    ...['/people/codes', '/showcase/menu', '/settings', '/people/trail', '/queue?kind=REVIEW', '/figures'],
  ]);
  expect(found('промокод', ['MENU'])).toEqual([]);
});

it('each known place has its words in both languages', () => {
  for (const words of [placeTexts.ru, placeTexts.en]) expect(Object.keys(words)).toEqual(Object.keys(knownPlaces));
});
