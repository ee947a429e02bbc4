import type { TodayQuery } from '../../graphql/generated/graphql';
import { sentencesOf, yesterday } from './sentences';

const NOW = Date.UTC(2026, 10, 27, 12);
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const locale = { locale: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow', phoneCountry: 'RU' } as const;
const plain = (text: string | null) => text?.replace(/\u00A0/g, ' ');

const today: TodayQuery = {
  shopServices: [],
  queue: {
    statusCounts: [
      { status: 'AWAITING_CALL', count: 12 },
      { status: 'PAID_READY_TO_SEND', count: 1 },
      { status: 'DELIVERED', count: 900 },
    ],
  },
  toCall: {
    nodes: [
      { createdAt: ago(3), expiresAt: ago(-20) },
      { createdAt: ago(0.2), expiresAt: ago(-0.5) },
    ],
  },
  lapsed: { totalCount: 1 },
  toBuy: { nodes: [{ createdAt: ago(1) }] },
  reviews: { totalCount: 2, nodes: [{ createdAt: ago(100) }] },
  questions: { totalCount: 0, nodes: [] },
  returns: { totalCount: 0, nodes: [] },
  letters: { totalCount: 5 },
} as TodayQuery;

it('sentencesOf lists overdue work first and leaves out what is not waiting', () => {
  const said = sentencesOf(today, NOW, 'ru', locale);
  expect(said.map(({ text, age, isLate }) => [plain(text), plain(age), isLate])).toEqual([
    ['12 заказов ждут звонка', 'старший ждёт 3 часа, первый отменится после 15:30', true],
    ['2 отзыва не прочитаны', 'старший ждёт 4 дня', true],
    ['1 заказ оплачен: отправить или выкупить', 'ждёт 1 час', false],
    ['1 заказ отменился сам со вчерашнего дня: не дождался звонка или оплаты', undefined, false],
    ['5 писем ещё не отправлены', undefined, false],
  ]);
});

it('sentencesOf links each sentence to its list with the matching filter', () => {
  expect(sentencesOf(today, NOW, 'en', locale)[0]).toMatchObject({
    href: '/orders?status=AWAITING_CALL',
    isLate: true,
  });
  expect(sentencesOf(today, NOW, 'en', locale)[3]).toMatchObject({ href: `/orders?lapsedSince=${yesterday(NOW)}` });
  expect(sentencesOf(today, NOW, 'en', locale)[1]).toMatchObject({ href: '/queue?kind=REVIEW' });
});

it('sentencesOf returns no sentences for an operator without permissions', () => {
  expect(sentencesOf({} as TodayQuery, NOW, 'ru', locale)).toEqual([]);
});
