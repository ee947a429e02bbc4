import { countOf, type Locale, type PluralForms } from '@meet/ui-kit';
import { dayAfter, dayOf } from '../../browser/day';
import { nearMomentOf } from '../../browser/moment';
import { hoursSince, waited } from '../../browser/waited';
import type { Language } from '../../browser/language';
import type { OrderStatus, TodayQuery } from '../../graphql/generated/graphql';
import { todayTexts, type Waiting } from './today-words';

/** A line of the page Today: what waits, how long, and the link to the page for it. */
export interface Sentence {
  key: string;
  /** «12 заказов ждут звонка». */
  text: string;
  /** «старший 3 часа»; null if the age is unknown. */
  age: string | null;
  /** Null if the desk has no page for it yet. */
  href: string | null;
  /** Whether it has waited too long. */
  isLate: boolean;
}

/** Hours after which an entry has waited too long. */
const LATE_HOURS: Record<Waiting, number> = {
  toCall: 2,
  toBuy: 24,
  toAsk: 48,
  toSend: 24,
  returns: 24,
  reviews: 48,
  questions: 24,
  prices: 24,
  partners: 48,
};

const QUEUE_KINDS = {
  returns: 'RETURN',
  reviews: 'REVIEW',
  questions: 'QUESTION',
  prices: 'MEET_PRICE_REQUEST',
  partners: 'COOPERATIVE_REQUEST',
} as const;

interface Part {
  key: Waiting;
  count: number;
  since: string | undefined;
  href: string | null;
  /** When the first of them ends by itself. */
  until?: string | undefined;
}

type Listed = { totalCount: number; nodes: { createdAt: string }[] };

/** Returns the day before `now`, in the operator's time zone. */
export const yesterday = (now: number): string => dayAfter(dayOf(new Date(now)), -1);

/** Returns the lines of what waits today; first those that have waited too long. Empty lists have no line. */
export function sentencesOf(today: TodayQuery, now: number, language: Language, locale: Locale): Sentence[] {
  const texts = todayTexts[language];
  const said = (forms: PluralForms, count: number) => countOf(count, forms, locale);
  const counted = (status: OrderStatus) =>
    today.queue?.statusCounts.find((entry) => entry.status === status)?.count ?? 0;
  const ofOrders = (key: 'toCall' | 'toBuy' | 'toAsk' | 'toSend', status: OrderStatus): Part => ({
    ...{ key, count: counted(status), since: today[key]?.nodes[0]?.createdAt },
    href: `/orders?status=${status}`,
  });
  const ofList = (key: keyof typeof QUEUE_KINDS, list: Listed | undefined): Part => ({
    ...{ key, count: list?.totalCount ?? 0, since: list?.nodes[0]?.createdAt },
    href: `/queue?kind=${QUEUE_KINDS[key]}`,
  });
  const waiting = [
    { ...ofOrders('toCall', 'AWAITING_CALL'), until: firstEnd(today.toCall?.nodes ?? []) },
    ofOrders('toBuy', 'PAID_READY_TO_SEND'),
    ofOrders('toAsk', 'AWAITING_RESPONSE_FROM_SUPPLIER'),
    ofOrders('toSend', 'AWAITING_SENT_FROM_MEET'),
    ofList('returns', today.returns),
    ofList('reviews', today.reviews),
    ofList('questions', today.questions),
    ofList('prices', today.prices),
    ofList('partners', today.partners),
  ]
    .filter(({ count }) => count > 0)
    .map(({ key, count, since, href, until }: Part) => ({
      ...{ key, href, text: said(texts.waiting[key], count) },
      age:
        [
          since && texts.oldest(count, waited(since, now, language)),
          until && texts.lapses(count, nearMomentOf(until, now, locale)),
        ]
          .filter(Boolean)
          .join(', ') || null,
      isLate: since !== undefined && hoursSince(since, now) >= LATE_HOURS[key],
    }));
  const plain = [
    { key: 'lapsed', count: today.lapsed?.totalCount ?? 0, href: `/orders?lapsedSince=${yesterday(now)}` },
    { key: 'soldOut', count: today.soldOut?.totalCount ?? 0, href: '/goods?trait=NO_STOCK&trait=ON_SALE' },
    { key: 'letters', count: today.letters?.totalCount ?? 0, href: null },
  ] as const;
  const others = plain
    .filter(({ count }) => count > 0)
    .map(({ key, count, href }) => ({ key, href, text: said(texts.plain[key], count), age: null, isLate: false }));
  return [...waiting.filter(({ isLate }) => isLate), ...waiting.filter(({ isLate }) => !isLate), ...others];
}

/** Returns the earliest time at which one of the orders is cancelled by itself. */
const firstEnd = (orders: readonly { expiresAt: string | null }[]): string | undefined =>
  orders.flatMap(({ expiresAt }) => expiresAt ?? []).sort()[0];
