import fc from 'fast-check';
import {
  capDescription,
  descriptionHtml,
  plainLine,
  plainTextToHtml,
  sanitiseDescription,
} from './sanitise-description.js';

describe('sanitiseDescription', () => {
  it.each([
    ['<p onclick="x()">a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<a href="javascript:alert(1)">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    ['<a href="//evil.example">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    // As browsers read it: a paragraph ends the drawing.
    ['<svg><style><p>a</style></svg>', '<p>a</p>'],
    ['<svg><style>a</style></svg>', ''],
    ['<div>a<div>b</div></div>', 'a<p>b</p>'],
    ['<a href="\\\\evil.example">a</a>', '<a rel="nofollow noopener noreferrer" target="_blank">a</a>'],
    ['<table><caption>x</caption><tr><td>a</td></tr></table>', 'x<table><tbody><tr><td>a</td></tr></tbody></table>'],
    ['a<br>b', 'a<br />b'],
    ['<h1>T</h1><div>b</div>', '<h2>T</h2><p>b</p>'],
    ['просто текст', 'просто текст'],
    ['Лес & травы < 5', 'Лес &amp; травы &lt; 5'],
  ])('sanitiseDescription removes unsafe and broken markup from «%s»', (html, clean) => {
    expect(sanitiseDescription(html)).toBe(clean);
  });

  it('sanitiseDescription keeps the text of HTML that is nested too deep to be read', () => {
    expect(sanitiseDescription(`${'<b>'.repeat(100_000)}a`)).toBe('a');
    expect(sanitiseDescription(`${'<ul><li>'.repeat(60)}a`)).toMatch(/^(<ul><li>){25}<ul>a(<\/ul>)/);
  });

  it('sanitiseDescription changes nothing when applied a second time', () => {
    const piece = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '>',
      '<',
      '&',
      '&amp;',
      '&lt;',
      '"',
      '<script>',
      '</script>',
      '<a href="https://e.example">',
      '</a>',
      'текст',
      ' ',
      '\n',
      '<!--',
      '-->',
      '<div>',
      '&nbsp;',
      '<br>',
      '<ul><li>',
      '<table>',
      '<td>',
      '<h5>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const once = sanitiseDescription(pieces.join(''));
        expect(sanitiseDescription(once)).toBe(once);
        expect(once).not.toMatch(/<script|onerror/i);
      }),
      { numRuns: 500 },
    );
  });
});

describe('text of feeds', () => {
  it('plainLine turns a product name with HTML and line breaks into a single plain line', () => {
    expect(plainLine(' Кеды&trade;\n <b>«Лань»</b> &amp; Ко')).toBe('Кеды™ «Лань» & Ко');
    expect(plainLine(`${'<b>'.repeat(100_000)}Кеды`)).toBe('Кеды');
    expect(plainLine('Чай "Лес" <сбор №1>')).toBe('Чай "Лес" <сбор №1>');
  });

  it.each([
    ['A<B', 'A<B'],
    ['A&lt;B', 'A<B'],
    ['если x<y и y>z', 'если x<y и y>z'],
    ['Кеды &quot;Лань&quot; &#171;2&#187;', 'Кеды "Лань" «2»'],
    ['Крос\u00adсов\u200bки', 'Кроссовки'],
    ['Кеды\u00a0\ufeff «Лань»', 'Кеды «Лань»'],
  ])('plainLine keeps the words of the product name %j', (text, line) => expect(plainLine(text)).toBe(line));

  it.each([
    ['A<B', 'A&lt;B'],
    ['A&lt;B', 'A&lt;B'],
    ['Кожа&nbsp;и&mdash;замша', 'Кожа\u00a0и—замша'],
    ['Верх &laquo;кожа&raquo;\nПодошва', '<p>Верх «кожа»<br />Подошва</p>'],
    ['размер <42>', 'размер &lt;42&gt;'],
    ['<b>Верх</b> кожа\nПодошва', '<b>Верх</b> кожа<br />Подошва'],
    ['<p>Верх</p>\n<p>кожа</p>', '<p>Верх</p>\n<p>кожа</p>'],
    ['Верх<br/>кожа &lt;3', 'Верх<br/>кожа &lt;3'],
  ])('descriptionHtml treats the description %j as HTML only if it has a tag', (text, html) => {
    expect(descriptionHtml(text)).toBe(html);
  });

  it('capDescription shortens a long description between words and closes its tags', () => {
    const capped = capDescription(`<ul>${'<li>кожа &amp; замша</li>'.repeat(3_000)}</ul>`);
    expect(capped.length).toBeLessThanOrEqual(20_000);
    expect(capped.length).toBeGreaterThan(19_900);
    expect(capped).toMatch(/^<ul>(<li>кожа &amp; замша<\/li>)+<li>[^<]*<\/li><\/ul>$/);
    expect(sanitiseDescription(capped)).toBe(capped);
  });

  it('plainTextToHtml turns plain text into paragraphs with line breaks', () => {
    expect(plainTextToHtml('а < б\nв\n\nг')).toBe('<p>а &lt; б<br />в</p><p>г</p>');
  });
});
