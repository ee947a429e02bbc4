import type { ApolloServerPlugin } from '@apollo/server';

/** Seconds after which a client should repeat a request that failed in a server behind the API. */
export const RETRY_SECONDS = 5;

const RETRYABLE = new Set<unknown>(['SERVICE_UNAVAILABLE', 'OVERLOADED']);

/** Sets `retry-after` to the time after which a request that failed in a server behind the API may be repeated. */
export function retryAfter(): ApolloServerPlugin {
  return {
    requestDidStart: () =>
      Promise.resolve({
        willSendResponse: ({ errors, response }) => {
          if (errors?.some(({ extensions }) => RETRYABLE.has(extensions['code'])))
            response.http.headers.set('retry-after', String(RETRY_SECONDS));
          return Promise.resolve();
        },
      }),
  };
}
