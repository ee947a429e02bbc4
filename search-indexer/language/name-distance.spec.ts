import { nameDistancesTo } from './name-distance.js';

// cspell:disable – words as people misspell them
describe('the distance of a text from a name', () => {
  it.each([
    ['адыдазз', 'Adidas'],
    ['кончерс', 'Converse'],
    ['баленсиагга', 'Balenciaga'],
    ['kroccovky', 'Кроссовки'],
    ['куртгки', 'Куртки'],
    ['новый беланс', 'New Balance'],
  ])('%s is like %s', (text, name) => expect(nameDistancesTo(text)(name)).not.toBeNull());

  it.each([
    ['чайник', 'Nike'],
    ['холодильник', 'Кроссовки'],
    ['фывапролд', 'Puma'],
    ['гитара', 'Куртки'],
    ['при', 'Приме'],
  ])('%s is not like %s', (text, name) => expect(nameDistancesTo(text)(name)).toBeNull());

  it('is smaller for the nearer name', () => {
    expect(nameDistancesTo('курткки')('Куртки')!).toBeLessThan(nameDistancesTo('курткки')('Курткодел') ?? 1);
  });
});
