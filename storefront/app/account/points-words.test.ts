import { pointsLine, type PointsEntry } from './points-words';

const entry = (more: Partial<PointsEntry>): PointsEntry => ({
  ...{ id: '1', kind: 'MANUAL', amount: 0, held: 0, pending: 0, earned: 0, debt: 0, createdAt: '2026-11-02T10:00:00Z' },
  ...{ availableAt: null, orderUuid: null, orderNumber: null, reason: null },
  ...more,
});

it('pointsLine shows the reason for points, their date and the day they become available', () => {
  const accrual = entry({ kind: 'ACCRUAL', amount: 620, orderNumber: 987, availableAt: '2026-11-16T10:00:00Z' });
  expect(pointsLine(accrual)).toEqual({
    title: 'Кешбэк за заказ\u00A0987',
    note: '2\u00A0ноября, можно тратить с 16\u00A0ноября',
    points: 620,
    moved: 0,
  });
});

it('pointsLine does not count points twice when they were held, released or became available', () => {
  const setAside = pointsLine(entry({ kind: 'HOLD', held: 300, orderNumber: 5 }));
  expect(setAside).toMatchObject({ points: 0, moved: 300 });
  expect(pointsLine(entry({ kind: 'HOLD_RELEASED', held: -300, orderNumber: 5 }))).toMatchObject({
    points: 0,
    moved: 300,
  });
  expect(pointsLine(entry({ kind: 'WRITE_OFF', amount: -300, held: -300 }))).toMatchObject({ points: -300, moved: 0 });
});

it('pointsLine shows the operator’s reason when there is one', () => {
  expect(pointsLine(entry({ amount: 200, reason: 'Извинения за задержку' })).title).toBe('Извинения за задержку');
  expect(pointsLine(entry({ amount: 200 })).title).toBe('Начислено магазином');
});

it('pointsLine shows how much cashback repaid owed points and how many a return leaves owed', () => {
  const accrual = { kind: 'ACCRUAL', orderNumber: 7, availableAt: '2026-11-16T10:00:00Z' } as const;
  expect(pointsLine(entry({ ...accrual, earned: 930, debt: -930 }))).toMatchObject({
    note: '2\u00A0ноября, 930\u00A0бонусов ушло в счёт возвращённых вещей',
    points: 0,
    moved: 0,
  });
  expect(pointsLine(entry({ ...accrual, earned: 300, amount: 100, debt: -200 }))).toMatchObject({
    note: '2\u00A0ноября, 200\u00A0бонусов ушло в счёт возвращённых вещей, можно тратить с 16\u00A0ноября',
    points: 100,
  });
  expect(pointsLine(entry({ kind: 'ACCRUAL_REVERSED', amount: -100, earned: -300, debt: 200 })).note).toBe(
    '2\u00A0ноября, 200\u00A0бонусов спишем из следующего кешбэка',
  );
});
