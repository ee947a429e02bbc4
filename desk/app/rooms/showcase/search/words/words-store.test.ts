import type { Answer, DeskApi } from '../../../../graphql/api';
import { JudgedStore } from './judged-store';
import { WordsStore } from './words-store';

const refused = (code: string, details: object = {}) => ({ fault: { code, message: '', details } });
const made = { data: { saveSearchRule: { id: 'r' } } };
const proposal = { said: 'косуха', words: 'кожаная куртка', goods: 7 };

function apiOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}

describe('proposed words', () => {
  it('WordsStore lists proposed words for queries without results and words from product names', async () => {
    const { api } = apiOf(
      {
        data: {
          searchReport: {
            proposals: [{ query: 'косуха', words: 'кожаная куртка', goods: 7 }],
            notClicked: [{ query: 'рубашка', searches: 9, found: 943 }],
          },
        },
      },
      {
        data: {
          searchCoverage: {
            countedAt: '2026-11-30T08:00:00.000Z',
            words: [{ word: 'валенок', kind: 'Сапоги', products: 10 }],
          },
        },
      },
    );
    const store = new WordsStore(api);
    await store.read();
    expect([store.asked, store.named]).toEqual([[proposal], [{ said: 'валенок', words: 'Сапоги', goods: 10 }]]);
    expect(store.notClicked).toEqual([{ query: 'рубашка', searches: 9, found: 943 }]);
  });

  it('WordsStore turns a proposed synonym into a rule with one click, which can be undone', async () => {
    const { api, asked } = apiOf(made, { data: { undoSearchRule: null } });
    const store = new WordsStore(api);
    await store.accept(proposal);
    expect(asked[0]).toEqual({ dto: { kind: 'SYNONYM', queries: ['косуха'], words: ['кожаная куртка'] } });
    expect(store.accepted.get('косуха')).toBe('r');
    await store.takeBack(proposal);
    expect(asked[1]).toEqual({ id: 'r' });
    expect([store.accepted.size, store.busy.size]).toEqual([0, 0]);
  });

  it('WordsStore accepts a proposal once when the button is clicked twice', async () => {
    const { api, asked } = apiOf(made, made);
    const store = new WordsStore(api);
    await Promise.all([store.accept(proposal), store.accept(proposal)]);
    expect(asked).toHaveLength(1);
  });

  it('WordsStore keeps a proposal and shows the error when the API refuses', async () => {
    const { api } = apiOf(refused('NO_SIGNAL'), made, refused('NO_SIGNAL'));
    const store = new WordsStore(api);
    await store.accept(proposal);
    expect([store.accepted.size, store.refusal?.code]).toEqual([0, 'NO_SIGNAL']);
    await store.accept(proposal);
    await store.takeBack(proposal);
    expect([store.accepted.get('косуха'), store.refusal?.code]).toEqual(['r', 'NO_SIGNAL']);
  });
});

describe('judged queries', () => {
  const row = (id: string, query: string) => ({ id, query, productIds: ['p'] });
  const read = { data: { judgedQueries: [row('1', 'бутсы'), row('2', 'кеды')] } };

  it('JudgedStore saves a judged query and shows queries in alphabetical order', async () => {
    const { api, asked } = apiOf(read, { data: { saveJudgedQuery: row('3', 'вьюга') } });
    const store = new JudgedStore(api);
    await store.read();
    store.open({ query: '', productIds: [] });
    store.edit({ query: ' вьюга ' });
    store.edit({ productIds: ['p'] });
    await store.save();
    expect(asked[1]).toEqual({ dto: { query: 'вьюга', productIds: ['p'] } });
    expect([store.rows.map(({ query }) => query), store.form]).toEqual([['бутсы', 'вьюга', 'кеды'], undefined]);
  });

  it('JudgedStore shows errors next to their fields until the fields are changed', async () => {
    const fields = [{ field: 'dto.productIds', message: 'нужен товар' }];
    const { api } = apiOf(read, refused('BAD_USER_INPUT', { fields }));
    const store = new JudgedStore(api);
    await store.read();
    store.open({ query: 'вьюга', productIds: [] });
    await store.save();
    expect([store.faults, store.refusal]).toEqual([{ productIds: 'нужен товар' }, undefined]);
    store.edit({ productIds: ['p'] });
    expect([store.faults, store.form?.query]).toEqual([{}, 'вьюга']);
  });

  it('JudgedStore removes a judged query, also when another operator was first', async () => {
    const { api } = apiOf(read, { data: { removeJudgedQuery: true } }, refused('NOT_FOUND'));
    const store = new JudgedStore(api);
    await store.read();
    expect([await store.remove('1'), await store.remove('2'), store.rows]).toEqual([undefined, undefined, []]);
  });
});
