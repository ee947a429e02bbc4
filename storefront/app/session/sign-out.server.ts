import { askApi } from '../graphql/api-client.server';
import { SignOutDocument } from '../graphql/generated/graphql';
import { currentRequest } from '../graphql/current-request.server';

/** Ends the session at the API if it can be reached, and drops the cookies in any case. */
export async function signOut(signal: AbortSignal): Promise<void> {
  const { session } = currentRequest();
  try {
    if (await session.accessToken()) {
      await askApi({ document: SignOutDocument, variables: {}, signal, expected: ['UNAUTHORIZED'] });
    }
  } catch {
    // Already logged. A session that the API still has expires by itself.
  }
  session.end();
}
