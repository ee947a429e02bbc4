import { OrderStatisticsDocument } from '../graphql/generated/graphql';
import { askAsShopper } from '../session/require-shopper.server';
import { noSignal } from '../graphql/page-errors';

/** The shopper's points, level and money spent. */
export async function loadStatistics(signal: AbortSignal) {
  const { data } = await askAsShopper({ document: OrderStatisticsDocument, variables: {}, signal });
  if (!data) throw noSignal();
  return data.userOrderStatistics;
}

export type Statistics = Awaited<ReturnType<typeof loadStatistics>>;
