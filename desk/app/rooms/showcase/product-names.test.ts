import type { Answer, DeskApi } from '../../graphql/api';
import { ProductNames } from './product-names';

it('ProductNames requests the name of a product once and remembers a deleted product', async () => {
  const gone = { fault: { code: 'PRODUCT_NOT_FOUND', message: '', details: {} } };
  const answers: unknown[] = [{ data: { operatorProduct: { id: 'a', name: 'Кеды' } } }, gone];
  const asked: unknown[] = [];
  const ask = (_document: string, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  const names = new ProductNames({ ask } as unknown as DeskApi);
  names.put('c', 'Туфли');
  await names.read(['a', 'b', 'c']);
  await names.read(['a', 'b']);
  expect(asked).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect([...names.known]).toEqual([
    ['c', 'Туфли'],
    ['a', 'Кеды'],
    ['b', null],
  ]);
});
