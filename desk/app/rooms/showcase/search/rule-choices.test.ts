import type { Answer, DeskApi } from '../../../graphql/api';
import { RuleChoices } from './rule-choices';

function choicesOf(...answers: unknown[]) {
  const ask = () => Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  return new RuleChoices({ ask } as unknown as DeskApi);
}
const brands = (...ids: string[]) => ({
  data: { brands: { items: ids.map((id) => ({ id, name: id })), pagination: { totalPages: 2 } } },
});

it('rule choices contain all brands and categories and only the filterable custom fields', async () => {
  const categories = { data: { categories: [{ id: 'c', slug: 'shoes', name: 'Обувь', level: 2, parent: null }] } };
  const fields = [
    { code: 'water', name: 'Вода', filterable: true },
    { code: 'water', name: 'Вода', filterable: true },
    { code: 'note', name: 'Заметка', filterable: false },
  ];
  const choices = choicesOf(categories, { data: { customFields: fields } }, brands('a'), brands('b'));
  await choices.read();
  expect(choices.brands.map(({ value }) => value)).toEqual(['a', 'b']);
  expect(choices.fields).toEqual([{ value: 'customFields.water', label: 'Вода' }]);
  expect(choices.categories).toEqual([{ value: 'c', label: '\u00A0\u00A0Обувь' }]);
});
