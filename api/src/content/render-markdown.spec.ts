import fc from 'fast-check';
import { ContentMarkupError } from './content-markup-error.js';
import { renderMarkdown } from './render-markdown.js';

const html = (markdown: string) => renderMarkdown(markdown).html;
const faultOf = (markdown: string) => {
  try {
    renderMarkdown(markdown);
  } catch (error) {
    if (error instanceof ContentMarkupError) return error.message;
    throw error;
  }
  return null;
};

describe('Markdown', () => {
  it.each([
    ['# Заголовок', '<h2>Заголовок</h2>'],
    ['**жирный** и ~~зачёркнутый~~', '<p><strong>жирный</strong> и <del>зачёркнутый</del></p>'],
    ['[к доставке](/delivery)', '<p><a href="/delivery">к доставке</a></p>'],
    ['в 12:30 и в 10:am, итог:нет', '<p>в 12:30 и в 10:am, итог:нет</p>'],
  ])('Markdown %j renders as %s', (markdown, expected) => expect(html(markdown)).toBe(expected));

  it('the Markdown renderer supports tables with aligned columns', () => {
    expect(html('| EU | см |\n|---:|---|\n| 42 | 27 |').replaceAll('\n', '')).toBe(
      '<table><thead><tr><th align="right">EU</th><th>см</th></tr></thead>' +
        '<tbody><tr><td align="right">42</td><td>27</td></tr></tbody></table>',
    );
  });
});

describe('directives', () => {
  it('the directive goods lists product slugs and leaves a placeholder for product cards', () => {
    const rendered = renderMarkdown('Вот они:\n\n::goods{slugs="boots shoes"}\n\n::goods{slugs="boots"}');
    expect(rendered.goods).toEqual(['boots', 'shoes']);
    expect(rendered.html).toBe('<p>Вот они:</p>\n<div data-goods="boots shoes"></div>\n<div data-goods="boots"></div>');
  });

  it('the directive accordion renders a question that expands to its answer', () => {
    expect(html(':::accordion[Как **вернуть**?]\nЗа 14 дней.\n:::')).toBe(
      '<details><summary>Как <strong>вернуть</strong>?</summary><p>За 14 дней.</p></details>',
    );
  });

  it('the directive picture renders a stored picture with a caption', () => {
    expect(renderMarkdown('::picture{key="blog/sole.webp"}').pictures).toEqual(['blog/sole.webp']);
    expect(html('::picture[Стелька]{key="blog/sole.webp" alt="Стелька сверху"}')).toBe(
      '<figure><span><img src="/_ipx/f_auto,w_1024/blog/sole.webp" alt="Стелька сверху"></span>' +
        '<figcaption>Стелька</figcaption></figure>',
    );
  });

  it('the directive table renders a table with a caption', () => {
    expect(html(':::table[Размеры]\n| EU |\n|---|\n| 42 |\n:::')).toMatch(
      /^<figure><figcaption>Размеры<\/figcaption><table>[^]*<\/figure>$/,
    );
  });

  it.each([
    ['an unknown one', 'текст\n\n::video{src="x"}', 'строка 3: блока «video» нет'],
    ['one of another language', ':::constructor\nx\n:::', 'строка 1: блока «constructor» нет'],
    ['goods without slugs', '::goods', 'у товаров нужно slugs'],
    ['goods that are no slugs', '::goods{slugs="../x"}', 'у товаров нужно slugs'],
    ['too many goods', `::goods{slugs="${Array.from({ length: 13 }, (_, n) => `a${n}`).join(' ')}"}`, 'от 1 до 12'],
    ['a picture of another site', '::picture{key="https://evil.example/a.png"}', 'key="…" сохранённого изображения'],
    ['a picture above the storage', '::picture{key="../../etc/passwd"}', 'key="…" сохранённого изображения'],
    ['a plain picture', '![x](https://evil.example/a.png)', 'картинка пишется так'],
    ['an accordion without a question', ':::accordion\nx\n:::', 'раскрывающийся блок пишется так'],
    ['a table block without a table', ':::table\nx\n:::', 'нужна таблица Markdown'],
  ])('a Markdown directive is refused with the line number or the right spelling: %s', (_, markdown, message) =>
    expect(faultOf(markdown)).toContain(message),
  );
});

describe('hostile text', () => {
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<style>body{display:none}</style>',
    '<iframe src="https://evil.example"></iframe>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<div onclick="alert(1)">x</div>',
    '<form action="https://evil.example"><input name=password></form>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,<script>alert(1)</script>)',
    '[x](vbscript:alert(1))',
    '<javascript:alert(1)>',
    '[x]: javascript:alert(1)\n\n[x]',
    '::goods{slugs="a" onclick="alert(1)" style="position:fixed" data-goods="x"}',
    '::picture{key="a.webp" alt="\\"><script>alert(1)</script>" onerror="alert(1)"}',
    ':::accordion[<script>alert(1)</script>]\n<iframe src="//evil.example">\n:::',
    '[x](/ok "\\" onmouseover=\\"alert(1)")',
    'x[^1]\n\n[^1]: <script>alert(1)</script>',
    '`<script>`',
  ])('the hostile Markdown %s renders no executable content', (markdown) =>
    expect(dangerOf(html(markdown))).toEqual([]),
  );

  it('random Markdown fragments never render executable content', () => {
    const piece = fc.constantFrom(
      ...['<script>', '</script>', '<img src=x onerror=x>', '[a](javascript:x)', '](', '[', '<', '>', '"', '\\', '`'],
      ...['::goods{slugs="a"}', ':::accordion[q]', ':::', '\n', '\n\n', '|', '|-|', '* ', '> ', '&lt;', '&#x3c;', 'ж'],
      ...['<javascript:x>', '{onclick=x}', 'data:text/html,x', '#', '<!--', '-->', '<style>'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const markdown = pieces.join('');
        if (faultOf(markdown) === null) expect(dangerOf(html(markdown))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    ['quotes', '>'.repeat(50_000)],
    ['lists', Array.from({ length: 300 }, (_, n) => `${'  '.repeat(n)}- x`).join('\n')],
    ['marks', '- > 1. '.repeat(8_000)],
    ['brackets', '['.repeat(50_000)],
    ['emphasis', '*a **b '.repeat(7_000)],
  ])('extremely long %s in Markdown are refused or rendered within seconds', (_, markdown) => {
    const started = Date.now();
    faultOf(markdown);
    expect(Date.now() - started).toBeLessThan(10_000);
  });
});

/** Returns the tags and attributes of the HTML that no article may have. Text is escaped, so `<` always starts a tag. */
function dangerOf(text: string): string[] {
  const tags = text.match(/<[^>]*>/g) ?? [];
  const allowed =
    /^<\/?(?:p|br|hr|h[2-6]|ul|ol|li|strong|em|del|code|pre|blockquote|a|table|thead|tbody|tr|th|td|figure|figcaption|span|img|details|summary|div|input)(?: (?:href="(?:https?:|mailto:|tel:|[^":]*")[^"]*"?|title="[^"]*"|src="\/_ipx\/[^"]*"|alt="[^"]*"|data-goods="[^"]*"|align="[^"]*"|start="\d+"|type="checkbox"|checked|disabled))*>$/;
  return tags.filter((tag) => !allowed.test(tag));
}

it('reading time is one minute per 180 words, at least one minute', () => {
  expect(renderMarkdown('слово').readingMinutes).toBe(1);
  expect(renderMarkdown('слово '.repeat(181)).readingMinutes).toBe(2);
});
