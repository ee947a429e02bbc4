import type { Answer, DeskApi } from '../../../graphql/api';
import { countGoods, removeEntry, saveEntry } from './edit-entry';

function apiOf(...answers: unknown[]) {
  const asked: unknown[] = [];
  const ask = (_document: string, variables: unknown) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { api: { ask } as unknown as DeskApi, asked };
}
const saved = { data: { saved: { slug: 'x', name: 'X' } } };
const fault = (code: string, details = {}) => ({ fault: { code, message: 'Нельзя', details } });

it('a new brand has its name, and a category stays within another', async () => {
  const { api, asked } = apiOf(saved, saved);
  expect(await saveEntry(api, 'BRAND', { name: ' X ', parent: '' })).toEqual({
    saved: saved.data.saved,
    faults: {},
  });
  await saveEntry(api, 'CATEGORY', { name: 'X', parent: 'shoes' }, { id: '1', version: 'v1' });
  expect(asked).toEqual([{ dto: { name: 'X' } }, { dto: { id: '1', version: 'v1', name: 'X', parent: 'shoes' } }]);
});

it('a colour is saved with its swatch', async () => {
  const { api, asked } = apiOf(saved);
  await saveEntry(api, 'COLOUR', { name: 'Хвоя', parent: '', hex: '#123524' });
  expect(asked).toEqual([{ dto: { name: 'Хвоя', hex: '#123524' } }]);
});

it('a name that is taken is told at the field, and a conflict of the whole', async () => {
  const { api } = apiOf(
    fault('NAME_TAKEN'),
    fault('BAD_USER_INPUT', { fields: [{ field: 'dto.name', message: 'Длинное' }] }),
    fault('CONFLICT'),
  );
  const form = { name: 'X', parent: '' };
  expect(await saveEntry(api, 'BRAND', form)).toEqual({ faults: { name: 'Нельзя' }, refusal: undefined });
  expect((await saveEntry(api, 'BRAND', form)).faults).toEqual({ name: 'Длинное' });
  expect((await saveEntry(api, 'BRAND', form, { id: '1', version: 'v1' })).refusal?.code).toBe('CONFLICT');
});

it('what is gone already is removed, and what is used is told', async () => {
  const { api } = apiOf(fault('NOT_FOUND'), fault('STILL_USED'), { data: { productsConnection: { totalCount: 3 } } });
  expect(await removeEntry(api, 'BRAND', '1')).toBeUndefined();
  expect((await removeEntry(api, 'CATEGORY', '1'))?.code).toBe('STILL_USED');
  expect(await countGoods(api, 'BRAND', 'x')).toBe(3);
});
