// cspell:disable – words as people write them
import { plainWord } from './diminutive.js';
import { searchForm } from './search-form.js';

it.each([
  ['кофточка', 'кофта'],
  ['джинсики', 'джинсы'],
  ['платьишко', 'платье'],
  ['кроссовочки', 'кроссовки'],
  ['юбочку', 'юбка'],
])('%s is a diminutive of %s', (word, plain) => {
  expect(plainWord(searchForm(word))).toBe(searchForm(plain));
});

it.each(['самбочка', 'точка', 'ботинки'])('%s is no diminutive of clothes', (word) => {
  expect(plainWord(searchForm(word))).toBeNull();
});
