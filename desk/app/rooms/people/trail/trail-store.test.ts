import type { DeskApi } from '../../../graphql/api';
import { filtersIn } from './trail-filters';
import { TrailStore } from './trail-store';

const page = (...ids: string[]) => ({
  data: { operatorActions: { items: ids.map((id) => ({ id })), pagination: { totalItems: 120 } } },
});
const filters = (search: string) => filtersIn(new URLSearchParams(search));

function trailOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  return { trail: new TrailStore({ ask } as unknown as DeskApi), asked };
}

const idsOf = ({ rows }: TrailStore) => rows.map(({ id }) => id);

it('TrailStore reads the page of the URL with the total number of entries', async () => {
  const { trail, asked } = trailOf(page('9', '8'));
  await trail.show(filters('entity=ORDER&page=2'));
  expect(asked).toEqual([{ dto: { entity: 'ORDER' }, page: 2, limit: 50 }]);
  expect([idsOf(trail), trail.total]).toEqual([['9', '8'], 120]);
});

it('TrailStore does not reload the page when one of its entries is opened', async () => {
  const { trail, asked } = trailOf(page('9'));
  await trail.show(filters('entity=ORDER'));
  await trail.show(filters('entity=ORDER&entry=9'));
  expect(asked).toHaveLength(1);
});

it('TrailStore ignores a late response for previous filters', async () => {
  let late: (answer: unknown) => void = () => undefined;
  const { trail } = trailOf(new Promise((done) => (late = done)), page('2'));
  const slow = trail.show(filters('entity=ORDER'));
  await trail.show(filters('entity=PRODUCT'));
  late(page('1'));
  await slow;
  expect(idsOf(trail)).toEqual(['2']);
});
