import type { Answer, DeskApi } from '../../../graphql/api';
import { RuleChoices } from './rule-choices';

function choicesOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { choices: new RuleChoices({ ask } as unknown as DeskApi), asked };
}
const brands = (...ids: string[]) => ({
  data: { brands: { items: ids.map((id) => ({ id, name: id })), pagination: { totalPages: 2 } } },
});

it('reads all brands and categories', async () => {
  const categories = { data: { categories: [{ id: 'c', name: 'Обувь', level: 2 }] } };
  const { choices } = choicesOf(categories, brands('a'), brands('b'));
  await choices.read();
  expect(choices.brands.map(({ value }) => value)).toEqual(['a', 'b']);
  expect(choices.categories).toEqual([{ value: 'c', label: '\u00A0\u00A0Обувь' }]);
});

it('asks for the name of a product once, and knows one that is gone', async () => {
  const gone = { fault: { code: 'PRODUCT_NOT_FOUND', message: '', details: {} } };
  const { choices, asked } = choicesOf({ data: { operatorProduct: { id: 'a', name: 'Кеды' } } }, gone);
  choices.name('c', 'Туфли');
  await choices.readProducts(['a', 'b', 'c']);
  await choices.readProducts(['a', 'b']);
  expect(asked).toHaveLength(2);
  expect([...choices.products]).toEqual([
    ['c', 'Туфли'],
    ['a', 'Кеды'],
    ['b', null],
  ]);
});
