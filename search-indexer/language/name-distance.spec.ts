import { nameDistance } from './name-distance.js';

// cspell:disable – words as people misspell them
describe('the distance of a text from a name', () => {
  it.each([
    ['адыдазз', 'Adidas'],
    ['кончерс', 'Converse'],
    ['баленсиагга', 'Balenciaga'],
    ['kroccovky', 'Кроссовки'],
    ['куртгки', 'Куртки'],
    ['новый беланс', 'New Balance'],
  ])('%s is like %s', (text, name) => expect(nameDistance(text, name)).not.toBeNull());

  it.each([
    ['чайник', 'Nike'],
    ['холодильник', 'Кроссовки'],
    ['фывапролд', 'Puma'],
    ['гитара', 'Куртки'],
    ['при', 'Приме'],
  ])('%s is not like %s', (text, name) => expect(nameDistance(text, name)).toBeNull());

  it('is smaller for the nearer name', () => {
    expect(nameDistance('курткки', 'Куртки')!).toBeLessThan(nameDistance('курткки', 'Курткодел') ?? 1);
  });
});
