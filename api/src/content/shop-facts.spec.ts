import { ContentMarkupError } from './content-markup-error.js';
import { renderMarkdown } from './render-markdown.js';
import { FACT_NAMES, fillHtml, fillMarkdown, type FactsConfig } from './shop-facts.js';

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
  ['phone', '[телефон магазина]'],
])('{{%s}} is «%s»', (name, text) => expect(fillHtml(`<p>{{${name}}}</p>`, config)).toBe(`<p>${text}</p>`));

it('every fact has a text, also where nothing is set, in HTML and in Markdown', () => {
  for (const name of FACT_NAMES) {
    expect(fillHtml(`{{${name}}}`, config)).not.toMatch(/undefined|NaN|\{\{|^\[?\]?$/);
    expect(fillMarkdown(`{{${name}}}`, config)).not.toMatch(/undefined|NaN|\{\{|^\[?\]?$/);
  }
});

it('telephone and mailbox can be pressed, whatever is in them', () => {
  const set = { ...config, SHOP_PHONE: '8 800 "x" 10', SHOP_EMAIL: 'a@b.ru' };
  expect(fillHtml('{{phone}} {{email}}', set)).toBe(
    '<a href="tel:880010">8 800 &quot;x&quot; 10</a> <a href="mailto:a@b.ru">a@b.ru</a>',
  );
});

it('within a tag a fact is a text: the tag stays whole', () => {
  const set = { ...config, SHOP_PHONE: '8 800 "1"' };
  expect(fillHtml('<img alt="Звоните {{phone}}"><a title="{{shopName}}" href="/">к нам</a>', set)).toBe(
    '<img alt="Звоните 8 800 &quot;1&quot;"><a title="Лавка &lt;&amp;&quot;" href="/">к нам</a>',
  );
});

it('facts pass the renderer as they are; what is no fact is refused with its line', () => {
  expect(renderMarkdown('Звоните: {{phone}}.').html).toBe('<p>Звоните: {{phone}}.</p>');
  expect(() => renderMarkdown('Так\n\nи {{fone}} так')).toThrow(ContentMarkupError);
  expect(() => renderMarkdown('Так\n\nи {{fone}} так')).toThrow('строка 3: {{fone}} нет');
  expect(renderMarkdown('{{constructor}}'.replace('constructor', 'shopName')).html).toContain('{{shopName}}');
  expect(() => renderMarkdown('{{constructor}}')).toThrow('{{constructor}} нет');
});
