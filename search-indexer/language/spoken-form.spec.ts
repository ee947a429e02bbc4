// cspell:disable – words as people write them
import { spokenForm, spokenForms } from './spoken-form.js';

describe('spokenForm', () => {
  it.each([
    ['tundrel', 'тундрель'],
    ['jordan', 'джордан'],
    ['salomon', 'саломон'],
    ['скетчерс', 'скетчерсс'],
  ])('is the same for «%s» and «%s»', (one, other) => expect(spokenForm(one)).toBe(spokenForm(other)));

  it('is empty for what is no word of letters', () => {
    expect(['574', 'xt-6', 'a', 'кедыnike'].map(spokenForm)).toEqual(['', '', '', '']);
  });

  it('spokenForms reads Latin letters as a foreign name and as Russian', () => {
    expect(spokenForms('zelenyi')).toContain(spokenForm('зеленый'));
    expect(spokenForms('zeelnyi')).toContain('зелни');
    expect(spokenForms('кеды')).toEqual(['кеди']);
  });
});
