import { APPS, appsList } from './apps-list.js';
import { renderMarkdown } from './render-markdown.js';

const NONE = { appStore: null, googlePlay: null, rustore: null };

it('the directive ::apps becomes a placeholder in the HTML', () => {
  expect(renderMarkdown('::apps').html).toBe(APPS);
  expect(() => renderMarkdown(':::apps\nx\n:::')).toThrow('приложения пишутся так: ::apps');
});

it('the directive ::apps links only to the app stores that are set', () => {
  const html = appsList({ ...NONE, appStore: 'https://apps.apple.com/app/id1?a=1&b=2' });
  expect(html).toContain('<a href="https://apps.apple.com/app/id1?a=1&amp;b=2">App Store</a>');
  expect(html).not.toMatch(/Google Play|RuStore|пока нет/);
});

it('the directive ::apps says that there is no app if no store is set', () => {
  expect(appsList(NONE)).toMatch(/пока нет/);
  expect(appsList(NONE)).not.toMatch(/<a /);
});
