import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leaveOutUnset } from './leave-out-unset.js';
import { renderMarkdown } from './render-markdown.js';
import { fillHtml, fillMarkdown, type FactsConfig } from './shop-facts.js';

const nothing = {
  SHOP_NAME: 'Кедровка',
  REGISTRATION_BONUS: 500,
  REVIEW_PHOTO_POINTS: 100,
  RETURN_WINDOW_DAYS: 14,
  POINTS_LIFE_DAYS: 365,
  PAYMENT_MINUTES: 30,
  REQUEST_HOURS: 1,
} as FactsConfig;
const all = {
  ...nothing,
  SHOP_PHONE: '8 800 000-00-00',
  SHOP_EMAIL: 'shop@kedrovka.example',
  SHOP_HOURS: 'ежедневно с 10 до 20',
  SHOP_LEGAL_NAME: 'ООО «Кедр»',
  SHOP_INN: '7700000000',
  SHOP_OGRN: '1027700000000',
  SHOP_LEGAL_ADDRESS: 'Москва, ул. Лесная, 7',
} as FactsConfig;

it.each([
  ['a sentence', 'Мы рядом. Звоните: {{phone}}. Ответим сразу.', 'Мы рядом. Ответим сразу.'],
  ['a sentence after an abbreviation', 'Склад на ул. Лесной, {{phone}}. Ждём вас.', 'Ждём вас.'],
  ['a paragraph that is one sentence', 'Раз.\n\nПишите на {{email}}.\n\nДва.', 'Раз.\n\nДва.'],
  ['a sentence in several lines', 'Мы рядом. Звоните\nпо {{phone}}. Ответим.', 'Мы рядом. Ответим.'],
  ['an item of a list', '1. Оформите.\n2. Звоните: {{phone}}.\n3. Ждите.', '1. Оформите.\n3. Ждите.'],
  ['a sentence of an item', '- Спор — перепиской. Почта: {{email}}. Иначе суд.', '- Спор — перепиской. Иначе суд.'],
  [
    'a row of a table',
    '| Что | Куда |\n| --- | --- |\n| Имя | {{shopName}} |\n| Телефон | {{phone}} |',
    '| Что | Куда |\n| --- | --- |\n| Имя | {{shopName}} |',
  ],
  [
    'a table without rows, with its heading',
    'Раз.\n\n## Связь\n\n:::table[Связь]\n\n| Что | Куда |\n| --- | --- |\n| Почта | {{email}} |\n\n:::\n\n## Дальше\n\nДва.',
    'Раз.\n\n## Дальше\n\nДва.',
  ],
  ['a section at the end', 'Раз.\n\n## Почта\n\nПишите на {{email}}.', 'Раз.'],
])('a text omits %s that contains the placeholder of an unset setting', (_, markdown, left) => {
  expect(leaveOutUnset(markdown, nothing)).toBe(left);
  expect(leaveOutUnset(markdown, all)).toBe(markdown);
});

const pages = join(import.meta.dirname, '../../content/pages');

it.each(globSync('**/*.md', { cwd: pages }))(
  'the standard page %s contains no unfilled placeholder when no settings are set',
  (path) => {
    const markdown = readFileSync(join(pages, path), 'utf8').replace(/^---\n[^]*?\n---\n+/, '');
    for (const config of [nothing, all]) {
      const left = leaveOutUnset(markdown, config);
      const read = fillHtml(renderMarkdown(left).html, config);
      // Brackets, two marks in a row, a mark after a space, something empty.
      for (const hole of [/\[|\]|\{\{/, /[,:;(—] *[.,;)]/, /\s[.,;]/, /<(p|li|td|tbody|figure)>\s*<\/\1>/, /undefined/])
        expect(hole.exec(read)?.[0]).toBeUndefined();
      expect(fillMarkdown(left, config)).not.toContain('{{');
      expect(read.length).toBeGreaterThan(300);
    }
  },
);
