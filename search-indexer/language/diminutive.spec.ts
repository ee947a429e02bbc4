// cspell:disable – words as people write them
import { plainWord } from './diminutive.js';
import { searchForm } from './search-form.js';

it.each([
  ['кофточка', 'кофта'],
  ['джинсики', 'джинсы'],
  ['платьишко', 'платье'],
  ['кроссовочки', 'кроссовки'],
  ['юбочку', 'юбка'],
  ['пижамка', 'пижама'],
  ['брючки', 'брюки'],
  ['кофтёнка', 'кофта'],
  ['юбчонка', 'юбка'],
  ['маечка', 'майка'],
  ['пуховичок', 'пуховик'],
  ['свитерок', 'свитер'],
  ['платочек', 'платок'],
  ['резиночка', 'резинка'],
])('plainWord turns the diminutive %s into the plain word %s', (word, plain) => {
  expect(plainWord(searchForm(word))).toBe(searchForm(plain));
});

it.each(['самбочка', 'точка', 'ботинки', 'футболка', 'носок', 'платок'])(
  'plainWord returns null for %s, which is not a diminutive of clothes',
  (word) => {
    expect(plainWord(searchForm(word))).toBeNull();
  },
);
