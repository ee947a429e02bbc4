// cspell:disable – words as people write them
import { spokenForm, spokenForms } from './spoken-form.js';

describe('spokenForm', () => {
  it.each([
    ['tundrel', 'тундрель'],
    ['jordan', 'джордан'],
    ['salomon', 'саломон'],
    ['скетчерс', 'скетчерсс'],
  ])('spokenForm is the same for the spellings «%s» and «%s»', (one, other) =>
    expect(spokenForm(one)).toBe(spokenForm(other)),
  );

  it('spokenForm returns an empty text for words with digits, mixed alphabets or one letter', () => {
    expect(['574', 'xt-6', 'a', 'кедыnike'].map(spokenForm)).toEqual(['', '', '', '']);
  });

  it('spokenForms reads Latin letters as a foreign name and as Russian', () => {
    expect(spokenForms('zelenyi')).toContain(spokenForm('зеленый'));
    expect(spokenForms('zeelnyi')).toContain('зелни');
    expect(spokenForms('кеды')).toEqual(['кеди']);
  });
});
