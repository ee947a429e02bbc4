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

it('the page of the address is read, with how many entries there are', async () => {
  const { trail, asked } = trailOf(page('9', '8'));
  await trail.show(filters('entity=ORDER&page=2'));
  expect(asked).toEqual([{ dto: { entity: 'ORDER' }, page: 2, limit: 50 }]);
  expect([idsOf(trail), trail.total]).toEqual([['9', '8'], 120]);
});

it('the page is not read again when one of its entries is opened', async () => {
  const { trail, asked } = trailOf(page('9'));
  await trail.show(filters('entity=ORDER'));
  await trail.show(filters('entity=ORDER&entry=9'));
  expect(asked).toHaveLength(1);
});

it('an answer for former filters that comes late is not shown', async () => {
  let late: (answer: unknown) => void = () => undefined;
  const { trail } = trailOf(new Promise((done) => (late = done)), page('2'));
  const slow = trail.show(filters('entity=ORDER'));
  await trail.show(filters('entity=PRODUCT'));
  late(page('1'));
  await slow;
  expect(idsOf(trail)).toEqual(['2']);
});
