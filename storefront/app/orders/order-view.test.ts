import { journeyLead } from './order-view';

const unit = (
  status: Parameters<typeof journeyLead>[0][number]['status'],
  day: string | null = null,
  from: string | null = null,
) => ({
  status,
  estimatedDeliveryFrom: from,
  estimatedDeliveryDate: day,
});
const lead = (...items: Parameters<typeof journeyLead>[0]) =>
  journeyLead(items).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

it.each([
  [[unit('AWAITING_PAY', '2026-11-24')], 'Заказ оформлен, но ещё не в пути.'],
  [[unit('CUSTOMS_CLEARANCE_IN_TURKEY', '2026-11-24')], 'Заказ в пути, ждём во вторник, 24 ноября.'],
  [[unit('PAID_READY_TO_SEND'), unit('PURCHASED_FROM_SELLER')], 'Все вещи в пути.'],
  [[unit('CUSTOMS_CLEARANCE_IN_TURKEY', '2026-11-24', '2026-11-20')], 'Заказ в пути, ждём 20–24 ноября.'],
  // The day of what has come does not count.
  [
    [unit('DELIVERED', '2026-11-20'), unit('CUSTOMS_CLEARANCE_IN_TURKEY', '2026-11-24')],
    'В пути 1 из 2 вещей, ждём во вторник, 24 ноября.',
  ],
  // Parcels that come apart keep their own days; those that may come together share a period.
  [
    [unit('PAID_READY_TO_SEND', '2026-12-28', '2026-12-17'), unit('PAID_READY_TO_SEND', '2026-12-08', '2026-12-03')],
    'Все вещи в пути, ждём 3–8 декабря и 17–28 декабря.',
  ],
  [
    [unit('PAID_READY_TO_SEND', '2026-12-08', '2026-12-03'), unit('PAID_READY_TO_SEND', '2026-12-12', '2026-12-08')],
    'Все вещи в пути, ждём 3–12 декабря.',
  ],
  [[unit('DELIVERED')], 'Заказ получен.'],
  [[unit('DELIVERED'), unit('DELIVERED')], 'Все вещи получены.'],
  [[unit('DELIVERED'), unit('ISSUED_REFUND')], 'Получено 1 из 2 вещей.'],
  [[unit('CANCEL_PURCHASE')], 'Заказ отменён.'],
  [[unit('CANCEL_PURCHASE'), unit('ISSUED_REFUND')], 'Заказ завершён.'],
])('journeyLead says in one sentence where an order’s units are', (items, words) => {
  expect(lead(...items)).toBe(words);
});
