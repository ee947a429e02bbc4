import { plainDescription, shortened, yandexDescription } from './feed-text.js';

const HTML = '<h2>Верх &amp; низ</h2><p><b>Замша</b>, 5 &lt; 6<br />вторая</p><table><tr><td>Рост</td></tr></table>';

it('plainDescription turns the HTML description of a product into one line of text', () => {
  expect(plainDescription(HTML, 100)).toBe('Верх & низ Замша, 5 < 6 вторая Рост');
  expect(plainDescription('<p>&amp;lt;b&amp;gt;</p>', 100)).toBe('&lt;b&gt;');
});

it('a feed for Yandex keeps the HTML tags that Yandex shows', () => {
  expect(yandexDescription(HTML, 1000)).toBe('<h3>Верх &amp; низ</h3><p>Замша, 5 &lt; 6<br />вторая</p>Рост');
});

it('yandexDescription shortens a description that is too long to plain text', () => {
  expect(yandexDescription(HTML, 25)).toBe('Верх &amp; низ Замша, 5 &lt; 6…');
});

it.each([
  ['кожа и мех', 10, 'кожа и мех'],
  ['кожа и мех', 9, 'кожа и…'],
  ['неразрывное', 5, 'нера…'],
])('the feed text %p is shortened to at most %p characters', (text, most, cut) => {
  expect(shortened(text, most)).toBe(cut);
});
