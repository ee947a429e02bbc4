import { createReadableStreamFromReadable } from '@react-router/node';
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';
import { NonceContext } from './nonce';
import { API_URL } from './shop';

export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext) {
  // Vite's development server adds scripts and styles that know no nonce.
  const nonce = import.meta.env.PROD ? randomBytes(16).toString('base64') : undefined;
  headers.set('content-type', 'text/html; charset=utf-8');
  if (nonce) headers.set('content-security-policy', policy(nonce));
  return new Promise<Response>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Loaders have waited for all data, so the page goes out whole.
        onAllReady() {
          const body = new PassThrough();
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        },
        onShellError: reject,
        onError: (error) => console.error(error),
      },
    );
  });
}

function policy(nonce: string): string {
  const api = new URL(API_URL).origin;
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    `img-src 'self' data: ${api}`,
    `connect-src 'self' ${api}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
