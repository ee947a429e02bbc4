import type { z } from 'zod';
import type { ApiFault } from '../../graphql/api-fault';
import { isSameOrigin } from '../../session/same-origin.server';

const statuses: Record<string, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  UNSUPPORTED_MEDIA_TYPE: 415,
  CODE_NOT_SENT: 422,
  CODE_INVALID: 422,
  TOO_MANY_REQUESTS: 429,
};

/** Reads the JSON body of a request sent by a page of this origin, or returns the response that refuses the request. */
export async function readJson<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<{ dto: z.infer<Schema>; refusal?: never } | { dto?: never; refusal: Response }> {
  if (!isSameOrigin(request)) return { refusal: refuse({ code: 'FORBIDDEN', message: 'Another origin' }) };
  if (!request.headers.get('content-type')?.startsWith('application/json'))
    return { refusal: refuse({ code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Send application/json' }) };
  const parsed = schema.safeParse(await request.json().catch(() => undefined));
  if (parsed.success) return { dto: parsed.data };
  const fields = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  return { refusal: refuse({ code: 'BAD_USER_INPUT', message: fields ? `Not valid: ${fields}` : 'Not valid' }) };
}

/** An error response with the API's code and message. */
export function refuse(fault: ApiFault): Response {
  return Response.json({ error: fault }, { status: statuses[fault.code] ?? 503 });
}
