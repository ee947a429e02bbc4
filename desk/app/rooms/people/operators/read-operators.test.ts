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

it('readOperators reads administrators and everybody with a role, sorted by name', async () => {
  const { api, asked } = apiOf(page(['c']), page(['b'], 'behind b'), page(['a']));
  expect((await readOperators(api, ALL_OPERATORS)).data?.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([
    { who: { accessLevel: 'ADMIN' }, after: null },
    { who: { accessLevel: 'MANAGER' }, after: null },
    { who: { accessLevel: 'MANAGER' }, after: 'behind b' },
  ]);
});

it('readOperators returns the error when the API does not respond', async () => {
  const { api } = apiOf({ fault: { code: 'NO_SIGNAL', message: '', details: {} } });
  expect((await readOperators(api, ALL_OPERATORS)).fault?.code).toBe('NO_SIGNAL');
});
