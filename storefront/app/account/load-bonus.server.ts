import { BonusAreaDocument, OwnPhoneDocument } from '../graphql/generated/graphql';
import { askAsShopper } from '../session/require-shopper.server';
import { noSignal, notFound } from '../graphql/page-errors';
import { pageIn } from '../browser/page-in';
import { loadStatistics } from './load-statistics.server';

export async function loadBonus(url: URL, signal: AbortSignal) {
  const pagination = { page: pageIn(url), limit: 20 };
  const [statistics, area, own] = await Promise.all([
    loadStatistics(signal),
    askAsShopper({ document: BonusAreaDocument, variables: { pagination }, signal }),
    askAsShopper({ document: OwnPhoneDocument, variables: {}, signal }),
  ]);
  if (!area.data) throw noSignal();
  const { loyaltyLevels, pointsHistory } = area.data;
  if (pointsHistory.items.length === 0 && pagination.page > 1) throw notFound(url);
  return {
    statistics,
    phone: own.data?.user?.phone ?? null,
    levels: loyaltyLevels,
    history: pointsHistory.items,
    pagination: pointsHistory.pagination,
  };
}
