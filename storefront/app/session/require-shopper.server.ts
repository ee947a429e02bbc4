import { redirect, type MiddlewareFunction } from 'react-router';
import type { AnyVariables } from '@urql/core';
import { askApi, type ApiAnswer, type ApiCall } from '../graphql/api-client.server';
import { currentRequest } from '../graphql/current-request.server';

/** Middleware for pages that require a session: redirects guests to /auth. */
export const requireShopper: MiddlewareFunction<Response> = async (_args, next) => {
  if ((await currentRequest().session.accessToken()) === null) throw redirect('/auth');
  return next();
};

/** Calls the API. Redirects to /auth if the session has ended. */
export async function askAsShopper<Data, Variables extends AnyVariables>(
  call: ApiCall<Data, Variables>,
): Promise<ApiAnswer<Data>> {
  const answer = await askApi({ ...call, expected: ['UNAUTHORIZED', ...(call.expected ?? [])] });
  if (answer.codes.includes('UNAUTHORIZED')) throw redirect('/auth');
  return answer;
}
