import { createMeetClient } from '@meet/client';

const clientKey = import.meta.env.VITE_MEET_CLIENT_KEY as string | undefined;

export const meet = createMeetClient({
  url: import.meta.env.VITE_MEET_URL ?? 'http://localhost:4000/graphql',
  storage: localStorage,
  // With a client key, only the documents that the release has registered are sent: see `release` in package.json.
  ...(clientKey ? { clientKey, documents: 'registered' } : {}),
});

/** Returns the message for a failed call. The API sends it in the shopper's language. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
