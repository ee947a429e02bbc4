import { plainDescription, shortened, yandexDescription } from './feed-text.js';

const HTML = '<h2>Верх &amp; низ</h2><p><b>Замша</b>, 5 &lt; 6<br />вторая</p><table><tr><td>Рост</td></tr></table>';

it('makes one line of text of a description', () => {
  expect(plainDescription(HTML, 100)).toBe('Верх & низ Замша, 5 < 6 вторая Рост');
  expect(plainDescription('<p>&amp;lt;b&amp;gt;</p>', 100)).toBe('&lt;b&gt;');
});

it('leaves Yandex the tags that it shows', () => {
  expect(yandexDescription(HTML, 1000)).toBe('<h3>Верх &amp; низ</h3><p>Замша, 5 &lt; 6<br />вторая</p>Рост');
});

it('makes text of a description that is too long, still as HTML', () => {
  expect(yandexDescription(HTML, 25)).toBe('Верх &amp; низ Замша, 5 &lt; 6…');
});

it.each([
  ['кожа и мех', 10, 'кожа и мех'],
  ['кожа и мех', 9, 'кожа и…'],
  ['неразрывное', 5, 'нера…'],
])('cuts %p to %p characters', (text, most, cut) => {
  expect(shortened(text, most)).toBe(cut);
});
