import { createHash } from 'node:crypto';

export interface TextFile {
  text: string;
  type: string;
  /** Seconds for which caches may use the file without asking the server. */
  maxAge: number;
}

/** Sends a file that is the same for everybody; 304 without a body if the client has it already. */
export function textFile(request: Request, { text, type, maxAge }: TextFile): Response {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': `public, max-age=${maxAge}` };
  if (hasAlready(request, etag)) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });
}

const strong = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the client has the version with this `etag`. Tags are compared weakly, because proxies weaken them. */
export function hasAlready(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match')?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));
}
