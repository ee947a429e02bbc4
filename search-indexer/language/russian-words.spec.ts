// cspell:disable – words that are none
import { russianWords } from './russian-words.js';
import { stemWord } from './search-form.js';

it.each([
  ['ногами', true],
  ['красные', true],
  ['здание', true],
  ['носи', false],
  ['конв', false],
  ['сапогая', false],
  ['голой', true],
  ['макй', false],
  ['зариа', false],
  ['ассо', false],
  ['женкий', false],
  ['мягкий', true],
  ['серия', true],
])('the dictionary has a word of which %s is a form: %s', (form, has) => {
  expect(russianWords(form, stemWord(form)).length > 0).toBe(has);
});
