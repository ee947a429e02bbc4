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
  ])('nameDistancesTo recognises the misspelled text %s as the name %s', (text, name) =>
    expect(nameDistancesTo(text)(name)).not.toBeNull(),
  );

  it.each([
    ['чайник', 'Nike'],
    ['холодильник', 'Кроссовки'],
    ['фывапролд', 'Puma'],
    ['гитара', 'Куртки'],
    ['при', 'Приме'],
  ])('nameDistancesTo finds no similarity between the text %s and the name %s', (text, name) =>
    expect(nameDistancesTo(text)(name)).toBeNull(),
  );

  it('nameDistancesTo returns a smaller distance for the more similar name', () => {
    expect(nameDistancesTo('курткки')('Куртки')!).toBeLessThan(nameDistancesTo('курткки')('Курткодел') ?? 1);
  });
});
