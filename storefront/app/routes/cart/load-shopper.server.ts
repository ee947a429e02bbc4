import { askApi } from '../../graphql/api-client.server';
import { CartShopperDocument } from '../../graphql/generated/graphql';
import { currentRequest } from '../../graphql/current-request.server';

/**
 * Data for a signed-in shopper's cart: the amount left to the next loyalty level, in kopecks, and the points that wait
 * for a confirmed telephone. Null for a guest or if the API fails; the cart then omits these lines.
 */
export async function loadShopper(signal: AbortSignal) {
  try {
    if ((await currentRequest().session.accessToken()) === null) return null;
    const call = { document: CartShopperDocument, variables: {}, signal };
    const { data } = await askApi({ ...call, expected: ['UNAUTHORIZED'] });
    if (!data?.user) return null;
    const { nextLoyaltyLevel: next, moneySpent, bonusesPending } = data.userOrderStatistics;
    return {
      nextLevel: next && { name: next.name, required: next.requiredSpentAmount, spent: moneySpent },
      waitingPoints: data.user.phone === null ? bonusesPending : 0,
    };
  } catch {
    return null;
  }
}
