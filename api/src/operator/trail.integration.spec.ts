import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let admin: Operator;

beforeAll(async () => {
  api = await startTestApi([]);
  admin = await operator(api, 'ADMIN');
  for (const name of ['А', 'Б', 'В']) await saveBrand(name);
});
afterAll(() => api?.close());

async function saveBrand(name: string): Promise<string> {
  const { data } = await admin.admin('mutation ($dto: SaveBrandInput!) { saveBrand(dto: $dto) { id } }', {
    dto: { name },
  });
  return (data!.saveBrand as { id: string }).id;
}

interface Trail {
  items: { id: string; action: string }[];
  pagination: { totalItems: number };
}

async function trail(dto: object, limit = 2): Promise<Trail> {
  const { data, errors } = await admin.admin(
    `query ($dto: OperatorActionsInput, $limit: Int!) { operatorActions(dto: $dto, pagination: { page: 1, limit: $limit }) {
       items { id action } pagination { totalItems } } }`,
    { dto, limit },
  );
  if (!data) throw new Error(JSON.stringify(errors));
  return data.operatorActions as Trail;
}

it('the audit log is read page by page without gaps or repetition while new entries arrive', async () => {
  const first = await trail({});
  await saveBrand('Г');
  const second = await trail({ before: first.items.at(-1)!.id });
  const ids = [...first.items, ...second.items].map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => b - a));
  expect(new Set(ids).size).toBe(3);
  expect((await trail({ before: String(ids.at(-1)) })).items).toEqual([]);
});

it('the audit log is filtered by the name of the called mutation', async () => {
  const id = await saveBrand('Ненадолго');
  await admin.admin('mutation ($id: ID!) { removeBrand(dto: { id: $id }) }', { id });
  const { items, pagination } = await trail({ action: 'removeBrand' });
  expect([items.map(({ action }) => action), pagination.totalItems]).toEqual([['removeBrand'], 1]);
  expect((await trail({ action: 'noSuchCall' })).items).toEqual([]);
});

it.each(['0', '-1', 'x', '1e3', '9'.repeat(30), ''])(
  'the audit log refuses %j as the id of an entry',
  async (before) => {
    const answer = await admin.admin(
      'query ($dto: OperatorActionsInput) { operatorActions(dto: $dto) { items { id } } }',
      { dto: { before } },
    );
    expect(codeOf(answer)).toBe('BAD_USER_INPUT');
  },
);
