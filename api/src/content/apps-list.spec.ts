import { APPS, appsList } from './apps-list.js';
import { renderMarkdown } from './render-markdown.js';

const NONE = { appStore: null, googlePlay: null, rustore: null };

it('::apps is kept as a place in the HTML', () => {
  expect(renderMarkdown('::apps').html).toBe(APPS);
  expect(() => renderMarkdown(':::apps\nx\n:::')).toThrow('приложения пишутся так: ::apps');
});

it('names the stores that are set, and no others', () => {
  const html = appsList({ ...NONE, appStore: 'https://apps.apple.com/app/id1?a=1&b=2' });
  expect(html).toContain('<a href="https://apps.apple.com/app/id1?a=1&amp;b=2">App Store</a>');
  expect(html).not.toMatch(/Google Play|RuStore|пока нет/);
});

it('says that there is no app where no store is set', () => {
  expect(appsList(NONE)).toMatch(/пока нет/);
  expect(appsList(NONE)).not.toMatch(/<a /);
});
