import { getMetadataStorage } from 'class-validator';
import { en } from '../../shared/messages/en.js';
import { startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi([]);
});
afterAll(() => api.close());

async function ask(query: string, language?: string) {
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(language && { 'accept-language': language }) },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await answer.json()) as Answer;
  return {
    code: errors?.[0]?.extensions.code,
    message: errors?.[0]?.message,
    language: answer.headers.get('content-language'),
    vary: answer.headers.get('vary'),
  };
}

const gone = '{ product(dto: { slug: "gone" }) { name } }';

it('the API returns error messages in Russian unless English is requested, with the same code', async () => {
  const russian = { code: 'PRODUCT_NOT_FOUND', message: 'Товар не найден', language: 'ru' };
  expect(await ask(gone)).toMatchObject(russian);
  expect(await ask(gone, 'de')).toMatchObject(russian);
  expect(await ask(gone, 'en-GB,en;q=0.9,ru;q=0.5')).toMatchObject({
    code: 'PRODUCT_NOT_FOUND',
    message: 'The product was not found',
    language: 'en',
    vary: expect.stringContaining('Accept-Language'),
  });
});

it('validation messages for class-validator, own and range rules come in the requested language', async () => {
  const [none, long, page] = [
    '{ product(dto: {}) { name } }',
    `{ product(dto: { slug: "${'a'.repeat(300)}" }) { name } }`,
    '{ filteredProducts(dto: {}, pagination: { page: 1, limit: 101 }) { items { id } } }',
  ];
  expect((await ask(none)).message).toBe('dto: нужно ровно одно из полей: slug, id');
  expect((await ask(none, 'en')).message).toBe('dto: must have exactly one of slug, id');
  expect((await ask(long)).message).toMatch(/^dto\.slug: нужны от 1 до \d+ знаков$/);
  expect((await ask(long, 'en')).message).toMatch(/^dto\.slug: must be 1 to \d+ characters$/);
  expect((await ask(page)).message).toBe('pagination.limit: не больше 100');
  expect((await ask(page, 'en')).message).toBe('pagination.limit: must be at most 100');
});

it('the API returns errors in the language of each request while many run at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(gone, n % 2 ? 'en' : 'ru')));
  expect(answers.map(({ message }) => message)).toEqual(
    answers.map((_, n) => (n % 2 ? 'The product was not found' : 'Товар не найден')),
  );
});

it('every validation rule of an input has a message in the message catalogues', () => {
  const storage = (getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, RuleOfInput[]> })
    .validationMetadatas;
  const rules = [...storage.values()].flat();
  // These refuse nothing themselves.
  const silent = ['conditionalValidation', 'nestedValidation', 'promiseValidation', 'whitelistValidation'];
  const withoutWords = rules.filter(
    ({ name, type, message }) =>
      typeof message !== 'function' && !silent.includes(type) && name !== undefined && !(name in en.rules),
  );
  expect(rules.length).toBeGreaterThan(300);
  expect(withoutWords.map(({ target, propertyName, name }) => `${target.name}.${propertyName}: ${name}`)).toEqual([]);
});

interface RuleOfInput {
  name?: string;
  type: string;
  message?: unknown;
  target: { name: string };
  propertyName: string;
}
