import type { ApolloServerPlugin } from '@apollo/server';

/** Seconds after which a server behind us is asked again. */
export const RETRY_SECONDS = 5;

const RETRYABLE = new Set<unknown>(['SERVICE_UNAVAILABLE', 'OVERLOADED']);

/** Says in `retry-after` when a request may be repeated that a server behind us has failed. */
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
