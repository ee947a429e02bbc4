import { render, screen, within } from '@testing-library/react';
import { historyUntil } from '../../fixtures/orders.js';
import { OrderStatusTimeline, type OrderStatus } from './index.js';

const stages = () => screen.getAllByRole('listitem').map((item) => item.textContent);

it('OrderStatusTimeline shows stages with dates and places, and what happens next', () => {
  const status = 'CUSTOMS_CLEARANCE_IN_TURKEY';
  render(<OrderStatusTimeline status={status} history={historyUntil(status)} expected="24–28 ноября" />);
  expect(screen.getByRole('heading', { name: 'Проходит таможню в Турции' })).toBeInTheDocument();
  expect(screen.getByText(/от вас ничего не нужно/)).toBeInTheDocument();
  expect(screen.getByText('Ждём 24–28 ноября')).toBeInTheDocument();
  expect(stages()).toEqual([
    'Пройдено: Оформлен2\u00A0ноября',
    'Пройдено: Оплачен2\u00A0ноября',
    'Пройдено: Выкуплен5\u00A0ноябряСтамбул',
    'Сейчас: Таможня9\u00A0ноябряСтамбул',
    'Впереди: Склад в\u00A0России',
    'Впереди: Доставка',
  ]);
  expect(screen.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
});

it('OrderStatusTimeline lists every status with its time, and the expected delivery in its stage', () => {
  const status = 'TRANSFERRED_TO_LOGISTICS_CENTER';
  const history = [
    { status: 'AWAITING_PAY', at: '2026-11-02T10:00:00Z' },
    { status, at: '2026-11-06T09:00:00Z', place: 'Стамбул' },
    { status: 'PURCHASED_FROM_SELLER', at: '2026-11-05T21:30:00Z' },
  ] as const;
  render(<OrderStatusTimeline view="detailed" status={status} history={history} expected="24–28 ноября" />);
  expect(stages()).toEqual([
    'Пройдено: ОформленЖдёт оплаты2\u00A0ноября, 13:00',
    'Пройдено: Оплачен',
    'Сейчас: ВыкупленВыкуплен у продавца6\u00A0ноября, 00:30В логистическом центре6\u00A0ноября, 12:00Стамбул',
    'Впереди: Таможня',
    'Впереди: Склад в\u00A0России',
    'Впереди: ДоставкаЖдём 24–28 ноября',
  ]);
});

it('OrderStatusTimeline shows one progress bar that names the stage in the brief view', () => {
  const { rerender } = render(
    <OrderStatusTimeline view="brief" status="CUSTOMS_CLEARANCE_IN_TURKEY" history={[]} expected="24 ноября" />,
  );
  expect(screen.getByRole('region')).toHaveTextContent('Проходит таможню в ТурцииТаможня, этап 4 из 6Ждём 24 ноября');
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  rerender(<OrderStatusTimeline view="brief" status="DELIVERED" history={[]} fromRussia expected="24 ноября" />);
  expect(screen.getByRole('region')).toHaveTextContent('ПолученДоставка, этап 4 из 4');
});

it('OrderStatusTimeline ends with the date of receipt for a delivered order', () => {
  render(<OrderStatusTimeline status="DELIVERED" history={historyUntil('DELIVERED')} expected="24 ноября" />);
  expect(stages().at(-1)).toBe('Пройдено: Получен25\u00A0ноябряЕкатеринбург');
  expect(screen.queryByText(/Ждём/)).not.toBeInTheDocument();
});

it('OrderStatusTimeline shows an exchanged order as received', () => {
  render(<OrderStatusTimeline status="ARRANGED_EXCHANGE" history={historyUntil('DELIVERED')} />);
  expect(stages().at(-1)).toMatch(/^Пройдено: Получен25/);
});

it('OrderStatusTimeline skips customs for items in Russia', () => {
  render(<OrderStatusTimeline status="PAID_READY_TO_SEND" history={historyUntil('PAID_READY_TO_SEND')} fromRussia />);
  expect(stages()).toHaveLength(4);
  expect(screen.queryByText('Таможня')).not.toBeInTheDocument();
});

it.each([
  ['PAID_READY_TO_SEND', 'Выкупаем вещи у продавца.', 'Собираем заказ к отправке.'],
  [
    'ACCEPT_MEET_WAIT_PAID',
    'Вещи есть в наличии. Оплатите заказ, и мы выкупим их у продавца.',
    'Вещи есть в наличии. Оплатите заказ, и мы соберём его к отправке.',
  ],
  ['PURCHASED_FROM_SELLER', 'Продавец отправит вещь в логистический центр.', 'Продавец отправит вещь на наш склад.'],
] as const)(
  'OrderStatusTimeline describes %s for items from abroad and for items in Russia',
  (status, abroad, russia) => {
    const { rerender } = render(<OrderStatusTimeline status={status} history={[]} />);
    expect(screen.getByText(abroad)).toBeInTheDocument();
    rerender(<OrderStatusTimeline status={status} history={[]} fromRussia />);
    expect(screen.getByText(russia)).toBeInTheDocument();
  },
);

it('OrderStatusTimeline mentions cashback only when the order has some', () => {
  const { rerender } = render(<OrderStatusTimeline status="DELIVERED" history={[]} />);
  expect(screen.getByText('Расскажите в отзыве, как сели вещи.')).toBeInTheDocument();
  rerender(<OrderStatusTimeline status="DELIVERED" history={[]} cashback={300} />);
  expect(
    screen.getByText('Кешбэк станет доступен, когда пройдёт срок возврата. Расскажите в отзыве, как сели вещи.'),
  ).toBeInTheDocument();
});

it.each([
  ['CANCEL_PURCHASE', 'Покупка отменена'],
  ['ISSUED_REFUND', 'Деньги возвращены'],
  ['ARRANGED_EXCHANGE', 'Оформлен обмен'],
] as const)('OrderStatusTimeline shows %s beside the stages', (status, title) => {
  render(<OrderStatusTimeline status={status} history={historyUntil('PAID_READY_TO_SEND')} />);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
});

it('OrderStatusTimeline says that the status is being clarified when the status is unknown', () => {
  render(<OrderStatusTimeline status={'TELEPORTED' as OrderStatus} history={[]} />);
  expect(screen.getByRole('heading', { name: 'Уточняем статус' })).toBeInTheDocument();
});

it('OrderStatusTimeline names the timelines of several parcels differently', () => {
  const status = 'AWAITING_PAY';
  const { rerender } = render(<OrderStatusTimeline status={status} history={[]} />);
  expect(screen.getByRole('region', { name: 'Путь заказа' })).toBeInTheDocument();
  rerender(<OrderStatusTimeline status={status} history={[]} parcel={{ number: 1, of: 2 }} />);
  expect(screen.getByRole('region', { name: 'Путь заказа, посылка 1 из 2' })).toBeInTheDocument();
  rerender(<OrderStatusTimeline status={status} history={[]} parcel={{ number: 2, of: 2 }} loading />);
  expect(screen.getByRole('region', { name: 'Путь заказа, посылка 2 из 2' })).toBeInTheDocument();
});
