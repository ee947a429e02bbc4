import type { Answer, DeskApi } from '../../graphql/api';
import { ProductMergeStore } from './product-merge-store';

const told = (version: string, clashes: object[] = []) => ({ version, clashes, moved: {}, target: { name: 'Цель' } });
const preview = (version: string, clashes?: object[]) => ({ data: { productMergePreview: told(version, clashes) } });
const fault = (code: string) => ({ fault: { code, message: '', details: {} } });

function storeOf(...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift()) as Promise<Answer<never>>;
  };
  return { store: new ProductMergeStore({ ask } as unknown as DeskApi, 's'), asked };
}

it('ProductMergeStore merges the previewed products by version and with a reason', async () => {
  const { store, asked } = storeOf(preview('1'), { data: { mergeProducts: told('1') } });
  await store.steps.choose({ value: 't', label: 'Цель' });
  expect(await store.steps.merge()).toBeUndefined();
  store.steps.setReason(' дубль ');
  expect((await store.steps.merge())?.target.name).toBe('Цель');
  expect(asked[1]).toEqual({
    dto: { source: 's', target: 't', version: '1', reason: 'дубль', offersOfTargetStay: false },
  });
});

it('ProductMergeStore asks which item stays when sizes clash before sending the merge', async () => {
  const { store, asked } = storeOf(preview('1', [{ size: '42' }]), { data: { mergeProducts: told('1') } });
  await store.steps.choose({ value: 't', label: 'Цель' });
  store.steps.setReason('дубль');
  expect([await store.steps.merge(), store.asksOfClash, asked.length]).toEqual([undefined, true, 1]);
  store.agreeToClash(true);
  expect(await store.steps.merge()).toBeDefined();
  expect(asked[1]).toMatchObject({ dto: { offersOfTargetStay: true } });
});

it.each(['CONFLICT', 'SIZES_CLASH'])(
  'ProductMergeStore refreshes the preview when the API answers %s',
  async (code) => {
    const { store } = storeOf(preview('1'), fault(code), preview('2', [{ size: '42' }]));
    await store.steps.choose({ value: 't', label: 'Цель' });
    store.steps.setReason('дубль');
    expect(await store.steps.merge()).toBeUndefined();
    expect([store.steps.isStale, store.steps.fault, store.steps.preview?.version, store.asksOfClash]).toEqual([
      true,
      undefined,
      '2',
      true,
    ]);
  },
);
