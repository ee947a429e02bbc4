import { askApi } from '../../graphql/api-client.server';
import { OrderStatisticsDocument } from '../../graphql/generated/graphql';
import { currentRequest } from '../../graphql/current-request.server';

/** How far it is to the next level. The cart stands without it: a guest has none, and a failure costs this line alone. */
export async function loadNextLevel(signal: AbortSignal) {
  try {
    if ((await currentRequest().session.accessToken()) === null) return null;
    const call = { document: OrderStatisticsDocument, variables: {}, signal };
    const { data } = await askApi({ ...call, expected: ['UNAUTHORIZED'] });
    const { nextLoyaltyLevel: next, moneySpent } = data?.userOrderStatistics ?? {};
    return next && moneySpent !== undefined
      ? { name: next.name, required: next.requiredSpentAmount, spent: moneySpent }
      : null;
  } catch {
    return null;
  }
}
