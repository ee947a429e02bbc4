import { ContentMarkupError } from './content-markup-error.js';
import { renderMarkdown } from './render-markdown.js';
import { FACT_NAMES, fillHtml, fillMarkdown, unsetFacts, type FactsConfig } from './shop-facts.js';

const config = {
  SHOP_NAME: 'Лавка <&"',
  REGISTRATION_BONUS: 1,
  REVIEW_PHOTO_POINTS: 102,
  RETURN_WINDOW_DAYS: 21,
  POINTS_LIFE_DAYS: 365,
  PAYMENT_MINUTES: 30,
  REQUEST_HOURS: 1,
} as FactsConfig;

it.each([
  ['shopName', 'Лавка &lt;&amp;&quot;'],
  ['registrationBonus', '1 бонус'],
  ['reviewBonus', '102 бонуса'],
  ['returnPeriod', '21 дня'],
  ['bonusLife', '365 дней'],
  ['paymentPeriod', '30 минут'],
  ['callPeriod', '1 часа'],
  ['phone', ''],
])('the placeholder {{%s}} in a text renders as «%s»', (name, text) =>
  expect(fillHtml(`<p>{{${name}}}</p>`, config)).toBe(`<p>${text}</p>`),
);

it('every shop fact has a text in HTML and Markdown if set, and is empty otherwise', () => {
  for (const name of FACT_NAMES) {
    const isSet = !unsetFacts(config).includes(name);
    for (const text of [fillHtml(`{{${name}}}`, config), fillMarkdown(`{{${name}}}`, config)]) {
      expect([name, text !== '']).toEqual([name, isSet]);
      expect(text).not.toMatch(/undefined|NaN|\{\{|\[/);
    }
  }
});

it('phone numbers and e-mail addresses of the shop render as links, whatever characters they have', () => {
  const set = { ...config, SHOP_PHONE: '8 800 "x" 10', SHOP_EMAIL: 'a@b.ru' };
  expect(fillHtml('{{phone}} {{email}}', set)).toBe(
    '<a href="tel:880010">8 800 &quot;x&quot; 10</a> <a href="mailto:a@b.ru">a@b.ru</a>',
  );
});

it('a shop fact inside an HTML attribute renders as plain text, so the tag stays intact', () => {
  const set = { ...config, SHOP_PHONE: '8 800 "1"' };
  expect(fillHtml('<img alt="Звоните {{phone}}"><a title="{{shopName}}" href="/">к нам</a>', set)).toBe(
    '<img alt="Звоните 8 800 &quot;1&quot;"><a title="Лавка &lt;&amp;&quot;" href="/">к нам</a>',
  );
});

it('placeholders of shop facts pass the Markdown renderer unchanged; unknown ones are refused with their line', () => {
  expect(renderMarkdown('Звоните: {{phone}}.').html).toBe('<p>Звоните: {{phone}}.</p>');
  expect(() => renderMarkdown('Так\n\nи {{fone}} так')).toThrow(ContentMarkupError);
  expect(() => renderMarkdown('Так\n\nи {{fone}} так')).toThrow('строка 3: {{fone}} нет');
  expect(renderMarkdown('{{constructor}}'.replace('constructor', 'shopName')).html).toContain('{{shopName}}');
  expect(() => renderMarkdown('{{constructor}}')).toThrow('{{constructor}} нет');
});
