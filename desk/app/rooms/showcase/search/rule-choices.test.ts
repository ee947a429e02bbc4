import type { Answer, DeskApi } from '../../../graphql/api';
import { RuleChoices } from './rule-choices';

function choicesOf(...answers: unknown[]) {
  const ask = () => Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  return new RuleChoices({ ask } as unknown as DeskApi);
}
const brands = (...ids: string[]) => ({
  data: { brands: { items: ids.map((id) => ({ id, name: id })), pagination: { totalPages: 2 } } },
});

it('reads all brands and categories', async () => {
  const categories = { data: { categories: [{ id: 'c', name: 'Обувь', level: 2 }] } };
  const choices = choicesOf(categories, brands('a'), brands('b'));
  await choices.read();
  expect(choices.brands.map(({ value }) => value)).toEqual(['a', 'b']);
  expect(choices.categories).toEqual([{ value: 'c', label: '\u00A0\u00A0Обувь' }]);
});
