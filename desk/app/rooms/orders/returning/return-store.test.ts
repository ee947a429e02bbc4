import type { DeskApi } from '../../../graphql/api';
import { ReturnStore } from './return-store';

const unit = (id: string, changes: object = {}) => ({
  id,
  refusal: null,
  value: { money: 100_000, bonuses: 5, cashback: 2 },
  exchanges: [{ id: 'size-43', sizeName: '43' }],
  ...changes,
});
const read = (...units: object[]) => ({ data: { returnableItems: units } });

function storeOf(unitIds: string[], ...answers: unknown[]) {
  const asked: Record<string, unknown>[] = [];
  const ask = (_document: string, variables: Record<string, unknown>) => {
    asked.push(variables);
    return Promise.resolve(answers.shift());
  };
  return { store: new ReturnStore({ ask } as unknown as DeskApi, 'uuid', unitIds), asked };
}

it('ReturnStore sums what goes back for the selected units that can be returned and are not exchanged', async () => {
  const units = [unit('a'), unit('b'), unit('c', { refusal: 'TOO_LATE' }), unit('d')];
  const { store } = storeOf(['a', 'b', 'c'], read(...units));
  await store.read();
  expect(store.units?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(store.value).toEqual({ money: 200_000, bonuses: 10, cashback: 4 });
  store.choose('b', { wantedItemId: 'size-43' });
  expect(store.value).toEqual({ money: 100_000, bonuses: 5, cashback: 2 });
});

it('ReturnStore sends nothing until each unit has a reason, and the reason OTHER has a comment', async () => {
  const { store, asked } = storeOf(['a', 'b'], read(unit('a'), unit('b')), {
    data: { createReturnForShopper: { id: 'r', number: 12 } },
  });
  await store.read();
  expect(await store.create()).toBeNull();
  store.choose('a', { reason: 'OTHER', comment: '  ' });
  store.choose('b', { reason: 'SIZE', wantedItemId: 'size-43' });
  expect(await store.create()).toBeNull();
  expect(asked).toHaveLength(1);
  store.choose('a', { comment: ' Пахнет ' });
  expect(await store.create()).toEqual({ id: 'r', number: 12 });
  expect(asked[1]).toEqual({
    dto: {
      orderUuid: 'uuid',
      items: [
        { id: 'a', reason: 'OTHER', comment: 'Пахнет', wantedItemId: null },
        { id: 'b', reason: 'SIZE', comment: '', wantedItemId: 'size-43' },
      ],
    },
  });
});

it('ReturnStore leaves out units that cannot be returned, and sends nothing when none can', async () => {
  const { store, asked } = storeOf(['a'], read(unit('a', { refusal: 'REQUESTED' })));
  await store.read();
  store.choose('a', { reason: 'SIZE' });
  expect(store.returnable).toEqual([]);
  expect(await store.create()).toBeNull();
  expect(asked).toHaveLength(1);
});

it('ReturnStore shows a refusal at its unit and reads the units again, and keeps what was chosen', async () => {
  const refused = {
    fault: {
      code: 'RETURN_NOT_ALLOWED',
      message: 'Нельзя',
      details: { items: [{ id: 'a', reason: 'NOT_EXCHANGEABLE' }] },
    },
  };
  const { store, asked } = storeOf(['a'], read(unit('a')), refused, read(unit('a', { exchanges: [] })));
  await store.read();
  store.choose('a', { reason: 'SIZE', comment: 'Мал', wantedItemId: 'size-43' });
  expect(await store.create()).toBeNull();
  expect(store.refused.get('a')).toBe('NOT_EXCHANGEABLE');
  expect([store.refusal, store.isBusy]).toEqual([undefined, false]);
  expect(store.choiceOf('a')).toEqual({ reason: 'SIZE', comment: 'Мал', wantedItemId: null });
  expect(asked).toHaveLength(3);
});

it('ReturnStore shows another fault of the request as a whole', async () => {
  const { store } = storeOf(['a'], read(unit('a')), {
    fault: { code: 'FORBIDDEN', message: 'Нет права', details: {} },
  });
  await store.read();
  store.choose('a', { reason: 'SIZE' });
  expect(await store.create()).toBeNull();
  expect(store.refusal).toMatchObject({ code: 'FORBIDDEN' });
});
