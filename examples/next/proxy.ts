import { NextResponse, type NextRequest } from 'next/server';
import { API_URL } from './lib/shop';

/** React's development build needs `eval`, and its overlay brings styles of its own. */
const isDev = process.env.NODE_ENV === 'development';

/** Gives each page a content security policy with a nonce. Next reads it from the request, the layout from `x-nonce`. */
export function proxy(request: NextRequest) {
  const nonce = Buffer.from(crypto.randomUUID()).toString('base64');
  const api = new URL(API_URL).origin;
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDev ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${isDev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    ...(isDev ? [] : ["style-src-attr 'none'"]),
    `img-src 'self' data: ${api}`,
    `connect-src 'self' ${api}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = { matcher: '/((?!_next/static|icon.svg).*)' };
