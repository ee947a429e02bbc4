import { askApi } from '../../graphql/api-client.server';
import { OrderStatisticsDocument } from '../../graphql/generated/graphql';
import { currentRequest } from '../../graphql/current-request.server';

/**
 * Loads how much the shopper lacks to the next loyalty level. Null for a guest or if the API fails; the cart then omits
 * this line.
 */
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
