import { askApi } from '../../graphql/api-client.server';
import { CartShopperDocument } from '../../graphql/generated/graphql';
import { currentRequest } from '../../graphql/current-request.server';

/**
 * What the cart tells a signed-in shopper: how much is left to the next loyalty level, in kopecks, and how many points
 * wait until a telephone is confirmed. Null for a guest or if the API fails; the cart then omits these lines.
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
