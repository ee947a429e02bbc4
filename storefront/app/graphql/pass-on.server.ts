import { z } from 'zod';
import { logError } from './log.server';
import { currentRequest } from './current-request.server';
import { apiConfig, askerHeaders, deadline } from './api-transport.server';

/**
 * Request headers that are forwarded to the API. Cookies are not forwarded. Neither is `accept-language`, because the
 * storefront and its messages are in Russian.
 */
const asked = [
  'accept',
  'content-type',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  // Clients other than browsers identify their device by this header; browsers use a cookie.
  'x-meet-device',
];
const answered = [
  'content-type',
  'cache-control',
  'retry-after',
  'allow',
  'ratelimit',
  'ratelimit-policy',
  'x-query-cost',
];

/**
 * Forwards a browser's GraphQL request to the API. It adds the token from the cookie, unless the request has an
 * `authorization` header. If the API refuses the token, it is renewed and the request repeated once.
 */
export async function passOn(request: Request): Promise<Response> {
  const { session, asker } = currentRequest();
  const body = request.method === 'POST' ? await request.text() : null;
  const own = request.headers.get('authorization');

  const ask = (token: string | null) =>
    fetch(`${apiConfig.apiUrl}${new URL(request.url).search}`, {
      method: request.method,
      headers: {
        ...picked(request.headers, asked),
        ...askerHeaders(asker, token),
        ...(own ? { authorization: own } : {}),
      },
      body,
      signal: deadline(request.signal),
    });

  try {
    const token = own ? null : await session.accessToken();
    const answer = await ask(token);
    if (token === null) return new Response(answer.body, relayed(answer));
    const text = await answer.text();
    if (!isRefused(answer, text)) return new Response(text, relayed(answer));
    const again = await ask(await session.accessTokenInsteadOf(token));
    return new Response(again.body, relayed(again));
  } catch (error) {
    if (error instanceof Error) logError('A question of a browser could not be passed on:', error);
    return Response.json({ error: 'No signal' }, { status: 503, headers: { 'retry-after': '10' } });
  }
}

function relayed(answer: Response): ResponseInit {
  return { status: answer.status, headers: picked(answer.headers, answered) };
}

function picked(headers: Headers, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

const faults = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).partial().optional() })),
});

/** Whether the API refused the token before it executed anything. A partly executed request must not be repeated. */
function isRefused({ status }: Response, text: string): boolean {
  if (status === 401) return true;
  const parsed = faults.safeParse(parsedJson(text));
  if (!parsed.success) return false;
  const { data, errors } = parsed.data;
  const nothingDone = Object.values(data ?? {}).every((value) => value === null);
  return (
    nothingDone && errors.some(({ message, extensions }) => /unauthorized/i.test(`${extensions?.code} ${message}`))
  );
}

function parsedJson(text: string): unknown {
  // Most answers contain no errors, so they need not be parsed.
  if (!text.includes('"errors"')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
