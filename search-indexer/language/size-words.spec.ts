// cspell:disable – words as people write them
import { searchForm } from './search-form.js';
import { sizePhrase } from './size-words.js';

const read = (text: string) => {
  const found = sizePhrase(searchForm(text).split(' '), 0);
  return found && { keys: found.keys, length: found.length, said: found.said };
};

it.each([
  ['us 9.5', ['us 9.5'], 2],
  ['9 us', ['us 9'], 2],
  ['uk 8', ['uk 8'], 2],
  ['27 см', ['cm 27'], 2],
  ['27.5 сантиметров', ['cm 27.5'], 2],
  ['стелька 27', ['cm 27'], 2],
  ['длина стельки 27 см', ['cm 27'], 4],
  ['рост 128', ['height 128'], 2],
  ['на рост 128 см', ['height 128'], 4],
  ['128 см', ['height 128'], 2],
  ['российский размер 48', ['ru 48'], 3],
  ['размер 42', ['eu 42', 'ru 42'], 2],
  ['size 10', ['eu 10', 'ru 10', 'us 10'], 2],
  ['10', ['eu 10', 'ru 10'], 1],
  ['размер xl', ['int xl'], 2],
  ['эмка', ['int m'], 1],
  ['размер эль', ['int l'], 2],
  ['w32', ['w 32'], 1],
  ['w32 l34', ['w 32'], 2],
  ['сорок второй размер', ['eu 42', 'ru 42'], 3],
  ['сорок второй', ['eu 42', 'ru 42'], 2],
  ['48й', ['eu 48', 'ru 48'], 1],
  ['38ой размер', ['eu 38', 'ru 38'], 2],
  ['40 с половиной', ['eu 40.5', 'ru 40.5'], 3],
  ['стопа 26.5 см', ['cm 26.5'], 3],
  ['тридцать восемь с половиной размер', ['eu 38.5', 'ru 38.5'], 5],
])('the text %s is read as a size', (text, keys, length) => {
  expect(read(text)).toMatchObject({ keys, length });
});

it.each(['сорок', 'эль', 'us polo', 'на пляж', 'рост', 'см', 'длина'])('the text %s is not read as a size', (text) => {
  expect(read(text)).toBeNull();
});
