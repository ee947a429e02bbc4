import type { Answer, DeskApi } from '../../../graphql/api';
import { PageStore } from './page-store';

const revision = (number: number, more: object = {}) => ({
  ...{ number, title: 'Доставка', description: '', markdown: 'Везём.', html: '<p>Везём.</p>' },
  ...{ posterUrl: null, darkPosterUrl: null, tags: [], productSlugs: [], brandSlugs: [] },
  ...{ seoTitle: '', seoDescription: '', seoKeywords: '' },
  ...more,
});
const text = (number: number, more: object = {}) => ({ data: { contentRevision: revision(number, more) } });
const listed = (last: number) => ({
  data: {
    contentList: {
      items: [
        { id: 'e', kind: 'PAGE', slug: 'delivery', title: 'Доставка', last, shown: 1, publishAt: null, finishAt: null },
      ],
      pagination: { totalItems: 1, totalPages: 1 },
    },
  },
});
const versions = { data: { contentVersions: [] } };
const read = (number: number, more: object = {}) => [listed(number), text(number, more), versions];
const saved = (number: number) => ({ data: { saveContent: { id: 'e', number } } });
const refused = (code: string, details: object = {}) => ({ fault: { code, message: '', details } });

function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}

beforeEach(() => localStorage.clear());

it('PageStore keeps what was typed in the browser until saved, also without a connection', async () => {
  const { api, asked } = apiOf(
    ...[...read(1), refused('NO_SIGNAL'), ...read(1), saved(2)],
    ...read(2, { markdown: 'Везём быстро.' }),
  );
  const first = new PageStore(api, 'e');
  await first.read();
  first.edit('markdown', 'Везём быстро.');
  expect(await first.save()).toBe(false);
  expect([first.refusal?.code, first.isChanged]).toEqual(['NO_SIGNAL', true]);
  const later = new PageStore(api, 'e');
  await later.read();
  expect(later.form?.markdown).toBe('Везём быстро.');
  await later.save();
  expect(asked[7]).toMatchObject({ dto: { id: 'e', after: 1, markdown: 'Везём быстро.' } });
  expect([later.isChanged, later.done, localStorage.length]).toEqual([false, 'save', 0]);
});

it('PageStore shows both values of a field in conflict and overwrites only on request', async () => {
  const theirs = { title: 'Доставка и оплата' };
  const { api, asked } = apiOf(
    ...[...read(1), refused('CONTENT_CHANGED', { number: 2 }), ...read(2, theirs), saved(3)],
    ...read(3, { title: 'Как мы везём' }),
  );
  const store = new PageStore(api, 'e');
  await store.read();
  store.edit('title', 'Как мы везём');
  await store.save();
  expect(store.conflicts).toEqual([{ field: 'title', yours: 'Как мы везём', theirs: 'Доставка и оплата' }]);
  expect(asked).toHaveLength(7);
  await store.writeOver();
  expect(asked[7]).toMatchObject({ dto: { after: 2, title: 'Как мы везём' } });
  expect([store.conflicts, store.isChanged]).toEqual([[], false]);
});

it('PageStore saves its changes together with another operator’s changes of other fields', async () => {
  const { api, asked } = apiOf(
    ...[...read(1), refused('CONTENT_CHANGED'), ...read(2, { title: 'Доставка и оплата' }), saved(3)],
    ...read(3, { title: 'Доставка и оплата', markdown: 'Везём быстро.' }),
  );
  const store = new PageStore(api, 'e');
  await store.read();
  store.edit('markdown', 'Везём быстро.');
  await store.save();
  expect(asked[7]).toMatchObject({ dto: { after: 2, title: 'Доставка и оплата', markdown: 'Везём быстро.' } });
  expect([store.isChanged, store.busy]).toEqual([false, undefined]);
});

it('PageStore compares a draft with its base revision when a newer revision exists', async () => {
  localStorage.setItem('desk:text:e', JSON.stringify({ base: 1, edits: { title: 'Как мы везём' } }));
  const { api } = apiOf(...read(3, { title: 'Доставка и оплата' }), text(1));
  const store = new PageStore(api, 'e');
  await store.read();
  expect(store.conflicts).toEqual([{ field: 'title', yours: 'Как мы везём', theirs: 'Доставка и оплата' }]);
  store.takeTheirs();
  expect([store.form?.title, store.isChanged, localStorage.length]).toEqual(['Доставка и оплата', false, 0]);
});

it('PageStore saves the draft before publishing and publishes the saved revision', async () => {
  const { api, asked } = apiOf(
    ...[...read(1), saved(2), ...read(2, { title: 'Как мы везём' }), { data: { publishContent: true } }],
    ...read(2, { title: 'Как мы везём' }),
  );
  const store = new PageStore(api, 'e');
  await store.read();
  store.edit('title', 'Как мы везём');
  await store.publish({ publishAt: '2026-12-01T00:00:00.000Z' });
  expect(asked[7]).toEqual({
    dto: { id: 'e', number: 2, publishAt: '2026-12-01T00:00:00.000Z', finishAt: null },
  });
  expect(store.done).toBe('publish');
});

it('PageStore shows an error next to its field and publishes nothing', async () => {
  const fields = [{ field: 'dto.markdown', message: 'строка 3: такого блока нет' }];
  const { api, asked } = apiOf(...read(1), refused('BAD_USER_INPUT', { fields }));
  const store = new PageStore(api, 'e');
  await store.read();
  store.edit('markdown', '::what');
  await store.publish({});
  expect(asked).toHaveLength(4);
  expect([store.faults.markdown, store.refusal]).toEqual(['строка 3: такого блока нет', undefined]);
});

it('PageStore puts an earlier revision into the fields to be saved as a new revision', async () => {
  const { api, asked } = apiOf(...read(2, { title: 'Новое' }), text(1, { markdown: 'Старое.' }));
  const store = new PageStore(api, 'e');
  await store.read();
  await store.bringBack(1);
  expect(asked[3]).toEqual({ dto: { id: 'e', number: 1 } });
  expect(store.changes).toEqual({ title: 'Доставка', markdown: 'Старое.' });
  expect(store.broughtBack).toBe(1);
});

it('PageStore saves a new article with its kind, and the article gets a page URL', async () => {
  const { api, asked } = apiOf(saved(1), ...read(1));
  const store = new PageStore(api, null, 'ARTICLE');
  store.edit('title', 'Замша');
  store.edit('slug', 'suede');
  store.edit('markdown', 'Щётка.');
  await store.save();
  expect(asked[0]).toMatchObject({ dto: { id: null, kind: 'ARTICLE', after: 0, slug: 'suede' } });
  expect(store.id).toBe('e');
});

it('PageStore reports a missing page when no entry has its id', async () => {
  const { api } = apiOf({ data: { contentList: { items: [], pagination: { totalItems: 0, totalPages: 0 } } } });
  const store = new PageStore(api, 'e');
  await store.read();
  expect([store.isLost, store.form]).toEqual([true, undefined]);
});
