import type { Answer, DeskApi } from '../../../graphql/api';
import { mergeOf } from './merge-of';

const told = (version: string) => ({
  version,
  source: { name: 'Источник' },
  target: { name: 'Цель' },
  moved: {},
  lost: [],
});
const fault = (code: string) => ({ fault: { code, message: '', details: {} } });

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: mergeOf({ ask } as unknown as DeskApi, 'BRAND', 's'), asked };
}

it('merging brands sends the version and target that the preview showed', async () => {
  const { store, asked } = storeOf({ data: { mergePreview: told('1') } }, { data: { merged: told('1') } });
  expect(await store.merge()).toBeUndefined();
  await store.choose({ value: 't', label: 'Цель' });
  store.setReason(' дубль ');
  expect((await store.merge())?.target.name).toBe('Цель');
  expect(asked).toEqual([
    { dto: { kind: 'BRAND', source: 's', target: 't' } },
    { dto: { source: 's', target: 't', version: '1', reason: 'дубль' } },
  ]);
});

it('merging brands refreshes the preview when the target was changed by another operator', async () => {
  const { store } = storeOf({ data: { mergePreview: told('1') } }, fault('CONFLICT'), {
    data: { mergePreview: told('2') },
  });
  await store.choose({ value: 't', label: 'Цель' });
  expect(await store.merge()).toBeUndefined();
  expect([store.isStale, store.preview?.version, store.fault]).toEqual([true, '2', undefined]);
});

it('merging brands shows a refusal and clears the preview when the target is cleared', async () => {
  const { store } = storeOf({ data: { mergePreview: told('1') } }, fault('FORBIDDEN'));
  await store.choose({ value: 't', label: 'Цель' });
  await store.merge();
  expect(store.fault?.code).toBe('FORBIDDEN');
  await store.choose(null);
  expect([store.preview, store.fault]).toEqual([undefined, undefined]);
});
