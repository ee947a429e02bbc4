import type { DeskApi } from '../../../graphql/api';
import { ALL_OPERATORS, readOperators } from './read-operators';

const page = (names: string[], endCursor: string | null = null) => ({
  data: {
    shoppersConnection: {
      nodes: names.map((name) => ({ id: name, name: null, surname: null, email: name, phone: null, roleId: 'r' })),
      pageInfo: { endCursor, hasNextPage: endCursor !== null },
    },
  },
});

function apiOf(...answers: unknown[]) {
  const asked: unknown[] = [];
  const ask = (_document: string, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  return { api: { ask } as unknown as DeskApi, asked };
}

it('administrators and all others with a role are read, by their names', async () => {
  const { api, asked } = apiOf(page(['c']), page(['b'], 'behind b'), page(['a']));
  expect((await readOperators(api, ALL_OPERATORS)).data?.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([
    { who: { accessLevel: 'ADMIN' }, after: null },
    { who: { accessLevel: 'MANAGER' }, after: null },
    { who: { accessLevel: 'MANAGER' }, after: 'behind b' },
  ]);
});

it('nobody is read when the shop does not answer', async () => {
  const { api } = apiOf({ fault: { code: 'NO_SIGNAL', message: '', details: {} } });
  expect((await readOperators(api, ALL_OPERATORS)).fault?.code).toBe('NO_SIGNAL');
});
