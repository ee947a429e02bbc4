import { askApi } from '../graphql/api-client.server';
import { SignOutDocument } from '../graphql/generated/graphql';
import { currentRequest } from '../graphql/current-request.server';

/** The browser forgets the session in any case; the API ends it where it can be reached. */
export async function signOut(signal: AbortSignal): Promise<void> {
  const { session } = currentRequest();
  try {
    if (await session.accessToken()) {
      await askApi({ document: SignOutDocument, variables: {}, signal, expected: ['UNAUTHORIZED'] });
    }
  } catch {
    // Written down where it was met. A session left behind ends by itself.
  }
  session.end();
}
