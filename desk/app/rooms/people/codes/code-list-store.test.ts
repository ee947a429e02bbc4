import type { DeskApi } from '../../../graphql/api';
import { filtersIn } from './code-filters';
import { CodeListStore } from './code-list-store';

const page = (...codes: string[]) => ({
  data: { promocodes: { items: codes.map((code) => ({ code })), pagination: { totalItems: 60, totalPages: 2 } } },
});
const filters = (search: string) => filtersIn(new URLSearchParams(search));

function listOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  return { list: new CodeListStore({ ask } as unknown as DeskApi), asked };
}

const codesOf = ({ rows }: CodeListStore) => rows.map(({ code }) => code);

it('CodeListStore reads the page of the URL with the total number of promo codes', async () => {
  const { list, asked } = listOf(page('LETO'));
  await list.show(filters('search=le&active=on&page=2'));
  expect(asked).toEqual([{ dto: { search: 'le', active: true }, page: 2, limit: 50 }]);
  expect([codesOf(list), list.total]).toEqual([['LETO'], 60]);
});

it('CodeListStore keeps rows when the API does not respond and ignores late responses', async () => {
  let late: (answer: unknown) => void = () => undefined;
  const lost = { fault: { code: 'NO_SIGNAL', message: '', details: {} } };
  const { list } = listOf(page('LETO'), lost, new Promise((done) => (late = done)), page('WINTER'));
  await list.show(filters(''));
  await list.read();
  expect([codesOf(list), list.fault?.code]).toEqual([['LETO'], 'NO_SIGNAL']);
  const slow = list.show(filters('search=le'));
  await list.show(filters('search=wi'));
  late(page('LETO'));
  await slow;
  expect(codesOf(list)).toEqual(['WINTER']);
});
