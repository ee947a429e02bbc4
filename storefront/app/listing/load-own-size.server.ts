import { askApi } from '../graphql/api-client.server';
import { currentRequest } from '../graphql/current-request.server';
import { MySizesDocument, type FilterListFieldsFragment } from '../graphql/generated/graphql';
import { mySizeLine } from '../my-size/my-size-words';
import type { ListingQuery } from './listing-query';
import type { OwnSize } from './own-size-filter';

interface Answer {
  pagination: { totalItems: number };
  filters: Pick<FilterListFieldsFragment, 'sizesByAge'>;
  inMySize: { pagination: { totalItems: number } } | undefined;
}

/**
 * How a list requests the shopper's own size. A guest's request contains nothing about it, so that responses to guests
 * can share a cache.
 */
export interface OwnSizeCall {
  /** Part of the input of the list. */
  dto: { mySize?: true };
  /**
   * Whether to request how many products the filter would leave. If the filter is on, the list itself contains this
   * number.
   */
  withMine: boolean;
  answer: (answer: Answer) => Promise<OwnSize>;
}

const knownNote =
  'Есть в наличии в вашем размере. Для брендов, которых вы ещё не носили, размер найден по\u00A0таблице размеров.';
const unknownNote = 'Мы ещё не знаем вашего размера: он появится, когда вы получите первый заказ.';

export async function askOwnSize({ mine }: ListingQuery, signal: AbortSignal): Promise<OwnSizeCall> {
  if ((await currentRequest().session.accessToken()) === null)
    return {
      dto: {},
      withMine: false,
      answer: () => Promise.resolve({ isKnown: false, note: null, line: mySizeLine([], new Set()), count: 0 }),
    };
  const known = askApi({ document: MySizesDocument, variables: {}, signal, expected: ['UNAUTHORIZED'] });
  return {
    dto: mine ? { mySize: true } : {},
    withMine: !mine,
    answer: async ({ pagination, filters, inMySize }) => {
      const sizes = (await known).data?.mySizes ?? [];
      return {
        isKnown: sizes.length > 0,
        note: sizes.length > 0 ? knownNote : unknownNote,
        line: mySizeLine(sizes, new Set(filters.sizesByAge.map(({ sizeGroup }) => sizeGroup))),
        count: (mine ? pagination : inMySize?.pagination)?.totalItems ?? 0,
      };
    },
  };
}
