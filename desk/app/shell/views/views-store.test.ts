import type { DeskApi } from '../../graphql/api';
import { ViewsStore } from './views-store';

const view = (name: string, own = true) => ({ id: name, name, query: `status=${name}`, shared: !own, own });

function storeOf(...answers: unknown[]) {
  const asked: unknown[] = [];
  const ask = (_document: string, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  return { store: new ViewsStore({ ask } as unknown as DeskApi, 'ORDERS'), asked };
}

it('ViewsStore lists a saved view and marks the views of colleagues as theirs', async () => {
  const { store, asked } = storeOf({ data: { saveView: [view('A'), view('B', false)] } });
  expect(await store.save('A', 'status=A', true)).toBe(true);
  expect(asked).toEqual([{ dto: { room: 'ORDERS', name: 'A', query: 'status=A', shared: true } }]);
  expect(store.own.map(({ name }) => name)).toEqual(['A']);
});

it('ViewsStore shows the error of a refused view and keeps the list', async () => {
  const fault = { code: 'BAD_USER_INPUT', message: 'Нельзя', details: {} };
  const { store } = storeOf({ data: { savedViews: [view('A')] } }, { fault });
  await store.read();
  expect(await store.save('B', '', false)).toBe(false);
  expect(store.fault).toEqual(fault);
  expect(store.views).toHaveLength(1);
});

it('ViewsStore removes a view that another tab has already removed', async () => {
  const gone = { fault: { code: 'NOT_FOUND', message: '', details: {} } };
  const { store } = storeOf({ data: { savedViews: [view('A'), view('B')] } }, gone);
  await store.read();
  expect(await store.remove('A')).toBe(true);
  expect(store.views.map(({ name }) => name)).toEqual(['B']);
});
