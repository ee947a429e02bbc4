import { createMeetClient } from '@meet/client';

const clientKey = import.meta.env.VITE_MEET_CLIENT_KEY as string | undefined;

export const meet = createMeetClient({
  url: import.meta.env.VITE_MEET_URL ?? 'http://localhost:4000/graphql',
  storage: localStorage,
  // With a key the documents are those that the release has registered: see `release` in package.json.
  ...(clientKey ? { clientKey, documents: 'registered' } : {}),
});

/** What a shopper is told of a failed call. The API says it in their language. */
export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
