import { askApi } from '../graphql/api-client.server';
import { SignOutDocument } from '../graphql/generated/graphql';
import { currentRequest } from '../graphql/current-request.server';

/** Ends the session in the API, if it can be reached, and always deletes the cookies. */
export async function signOut(signal: AbortSignal): Promise<void> {
  const { session } = currentRequest();
  try {
    if (await session.accessToken()) {
      await askApi({ document: SignOutDocument, variables: {}, signal, expected: ['UNAUTHORIZED'] });
    }
  } catch {
    // The error is already logged. The session remains in the API until it expires.
  }
  session.end();
}
