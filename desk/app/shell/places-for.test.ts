import { knownPlaces } from './known-places';
import { placeTexts } from './place-words';
import { placesFor } from './places-for';
import { shellTexts } from './shell-words';

const texts = shellTexts.ru;
const found = (text: string, permissions: Parameters<typeof placesFor>[1] = ['READ_ORDERS']) =>
  placesFor(text, permissions, texts, placeTexts.ru).map(({ value }) => value);

it('the command palette lists the order first when a number is typed', () => {
  expect(found('10001')).toEqual(['/orders/10001', '/orders?search=10001']);
});

it('the command palette finds a section by a part of its name', () => {
  expect(found('зак')).toEqual(['/orders', `/orders?search=${encodeURIComponent('зак')}`]);
});

it('the command palette lists all sections when nothing is typed', () => {
  expect(found(' ')).toEqual(['/', '/orders', '/figures']);
});

it('the command palette offers no orders to an operator who may not read them', () => {
  expect(found('10001', [])).toEqual([]);
  expect(found('', [])).toEqual(['/']);
});

it('the command palette offers the queue to an operator who may see any of its kinds', () => {
  expect(found('', ['REVIEWS'])).toEqual(['/', '/queue']);
});

it('the command palette offers the shopper search to an operator who may read shoppers', () => {
  expect(found('Анна', ['READ_SHOPPERS'])).toEqual([`/people?search=${encodeURIComponent('Анна')}`]);
});

it('the command palette offers the product search to an operator who may read the catalogue', () => {
  expect(found('кеды', ['READ_CATALOGUE'])).toEqual([`/goods?search=${encodeURIComponent('кеды')}`]);
});

it('the command palette offers a new product to an operator who may change the catalogue', () => {
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
