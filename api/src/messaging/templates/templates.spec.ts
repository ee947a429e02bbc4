import { LANGUAGES } from '../../shared/messages/language.js';
import { MOST_SEGMENTS, problemsOf, type WordsProblem } from './check-words.js';
import { examplesFor } from './examples.js';
import { variablesOf } from './parse-template.js';
import { renderLetter, renderSms } from './render-words.js';
import { smsSegments } from './sms-length.js';
import { channelOf } from './template-rule.js';
import { TEMPLATE_KEYS, TEMPLATES, type TemplateKey } from './templates.js';
import { VARIABLE_SOURCES, VARIABLES, type Values, type VariableName, type VariableRule } from './variables.js';

const EACH = TEMPLATE_KEYS.flatMap((key) => LANGUAGES.map((language) => [key, language] as const));
const RULES = Object.entries(VARIABLES) as [VariableName, VariableRule][];

describe('the words of this release', () => {
  it.each(EACH)('the default template %s in %s is valid and contains all its required variables', (key, language) => {
    expect(problemsOf(key, language, TEMPLATES[key].words[language])).toEqual([]);
  });

  it('every default e-mail template has a subject, and no SMS template has one', () => {
    for (const [key, language] of EACH)
      expect([key, TEMPLATES[key].words[language].subject !== '']).toEqual([key, channelOf(key) === 'EMAIL']);
  });

  it('English default templates contain no Russian letters, even with their example values', () => {
    for (const key of TEMPLATE_KEYS) {
      const { words, variables } = TEMPLATES[key];
      const { subject, text } = renderLetter(words.en, examplesFor(variables, 'en'), 'en');
      expect(`${key} ${subject} ${text}`).not.toMatch(/[А-Яа-яЁё]/);
    }
  });

  it('each default template uses the same variables in both languages', () => {
    for (const key of TEMPLATE_KEYS) {
      const named = LANGUAGES.map((language) => {
        const { subject, text } = TEMPLATES[key].words[language];
        return variablesOf(`${subject} ${text}`).sort();
      });
      expect([key, named[1]]).toEqual([key, named[0]]);
    }
  });
});

describe('nothing that a stranger typed is a value of a message', () => {
  /** Each declared value, by where it comes from. A new one is added here after asking who writes it. */
  const KNOWN: Record<VariableRule['from'], VariableName[]> = {
    SHOP: [
      ...([
        'shopName',
        'link',
        'contact',
        'items',
        'names',
        'nextStep',
        'changes',
        'preparing',
        'pickupPoint',
      ] as const),
      ...(['tracks', 'payLater', 'cashback', 'refund', 'bankTerm', 'settled', 'orderState'] as const),
      ...(['productName', 'size', 'priceNow', 'bought', 'reward', 'stopLink'] as const),
    ],
    COUNTED: [
      ...(['code', 'minutes', 'orderNumber', 'total', 'amount', 'dueOnDelivery', 'price', 'until'] as const),
      ...(['newCount', 'waiting', 'runId', 'webhookId'] as const),
    ],
    OPERATOR: ['note', 'answer', 'source', 'host', 'webhook'],
    SUPPLIER: ['reason'],
  };

  it('template variables come only from the shop, its calculated values, its operators and suppliers', () => {
    expect(VARIABLE_SOURCES).toEqual(['SHOP', 'COUNTED', 'OPERATOR', 'SUPPLIER']);
    for (const source of VARIABLE_SOURCES)
      expect(
        RULES.filter(([, { from }]) => from === source)
          .map(([name]) => name)
          .sort(),
      ).toEqual([...KNOWN[source]].sort());
  });

  it('a variable with a supplier server’s response appears only in messages to the shop itself', () => {
    for (const key of TEMPLATE_KEYS.filter((name) => TEMPLATES[name].group !== 'SHOP'))
      for (const name of TEMPLATES[key].variables)
        expect([key, name, VARIABLES[name].from]).not.toEqual([key, name, 'SUPPLIER']);
  });

  it('no template variable has the name of a field that shoppers fill in', () => {
    const typed =
      /^(name|surname|lastname|phone|email|comment|address|street|city|review|pros|cons|message|question)$/i;
    expect(RULES.map(([name]) => name).filter((name) => typed.test(name))).toEqual([]);
  });
});

describe('words that cannot be sent', () => {
  const said = (text: string, subject = 'Заказ {{orderNumber}}', key: TemplateKey = 'ORDER_PAID_LETTER') =>
    problemsOf(key, 'ru', { subject, text }).map(({ field, problem, name }: WordsProblem) => [field, problem, name]);
  const GOOD = 'Заказ {{orderNumber}} оплачен.\n\n[Заказ]({{link}})';

  it.each<[string, string, string, (string | null)[][]]>([
    ['nothing wrong', GOOD, 'Заказ', []],
    ['an unknown variable', `${GOOD} {{phone}}`, 'Заказ', [['text', 'UNKNOWN_VARIABLE', 'phone']]],
    ['an unknown variable in the subject', GOOD, '{{code}}', [['subject', 'UNKNOWN_VARIABLE', 'code']]],
    ['an unclosed brace', `${GOOD} {{total`, 'Заказ', [['text', 'STRAY_BRACE', '{{total']]],
    ['single braces', `${GOOD} {total}`, 'Заказ', [['text', 'STRAY_BRACE', '{total}']]],
    ['a brace too many', `${GOOD} {{total}}}`, 'Заказ', [['text', 'STRAY_BRACE', '}']]],
    ['a missing obligatory value', 'Оплачен: {{link}}', 'Заказ', [['text', 'MISSING_VARIABLE', 'orderNumber']]],
    ['no subject', GOOD, ' ', [['subject', 'EMPTY', null]]],
    ['a subject of two lines', GOOD, 'Заказ\nоплачен', [['subject', 'NOT_ONE_LINE', null]]],
    ['a subject that is too long', GOOD, 'ж'.repeat(201), [['subject', 'TOO_LONG', null]]],
    ['a text that is too long', GOOD + 'ж'.repeat(5000), 'Заказ', [['text', 'TOO_LONG', null]]],
    ['a link to a script', `${GOOD}\n\n[Тут](javascript:alert)`, 'Заказ', [['text', 'LINK', 'javascript:alert']]],
    ['a link without https', `${GOOD}\n\n[Тут](http://a.example)`, 'Заказ', [['text', 'LINK', 'http://a.example']]],
    ['a link to what is no address', `${GOOD}\n\n[Тут]({{total}})`, 'Заказ', [['text', 'LINK', '{{total}}']]],
  ])('problemsOf reports %s in a message template', (_what, text, subject, problems) => {
    expect(said(text, subject)).toEqual(problems);
  });

  it('an SMS template without its code or with too many segments is refused with the details', () => {
    expect(said('Ваш код для {{shopName}}', '', 'CODE_SMS')).toEqual([['text', 'MISSING_VARIABLE', 'code']]);
    const [problem] = problemsOf('CODE_SMS', 'ru', { subject: '', text: `{{code}}${'ж'.repeat(67 * 6)}` });
    expect(problem).toMatchObject({
      field: 'text',
      problem: 'TOO_LONG',
      message: expect.stringContaining('из 7 частей'),
    });
    expect(smsSegments(renderSms(`{{code}}${'ж'.repeat(67 * 6 - 4)}`, { code: '0495' }))).toBe(MOST_SEGMENTS);
  });
});

describe('rendering', () => {
  const values: Values = {
    shopName: 'Кедровка',
    note: '<b>Ждём</b> & {{link}} [x](https://evil.example)',
    link: 'https://shop.example/orders/1',
  };
  const render = (text: string) => renderLetter({ subject: '{{note}}', text }, values, 'ru');

  it('renderLetter escapes variables and text for HTML, and never interprets variables as markup', () => {
    const { text, html } = render('<i>Слова</i>\n\n{{note}}');
    expect(text).toBe('<i>Слова</i>\n\n<b>Ждём</b> & {{link}} [x](https://evil.example)');
    expect(html).toContain('&#60;i&#62;Слова');
    expect(html).toContain('&#60;b&#62;Ждём&#60;/b&#62; &#38; {{link}} [x](https://evil.example)');
    expect(html).not.toContain('href');
  });

  it('renderLetter turns a link paragraph into a button in HTML and a label with URL in text', () => {
    const { text, html } = render('[Открыть «заказ»]({{link}})');
    expect(text).toBe('Открыть «заказ»: https://shop.example/orders/1');
    expect(html).toContain('<a href="https://shop.example/orders/1"');
  });

  it('renderLetter leaves no gap in the text for empty variables', () => {
    expect(render('Заказ  отменён. {{refund}} Остальное в силе.\n\n{{items}}\n\nКонец').text).toBe(
      'Заказ отменён. Остальное в силе.\n\nКонец',
    );
  });

  it('renderLetter shows a code in large type when it is alone in its paragraph', () => {
    expect(renderLetter({ subject: 'x', text: '{{code}}' }, { code: '049512' }, 'en').html).toMatch(
      /font-size:40px;[^>]*>049512</,
    );
  });
});
