import { createMeetClient } from '@meet/client';
import { headers } from 'next/headers';
import { API_URL } from './shop';

/**
 * Returns the API's client for the shopper who asks for the page. With EDGE_SECRET the API knows the shopper's address;
 * without it all shoppers of this server share the limits of one address.
 */
export async function meet() {
  const asked = await headers();
  const secret = process.env.EDGE_SECRET;
  return createMeetClient({
    url: API_URL,
    language: 'en',
    headers: secret
      ? {
          'x-meet-edge-secret': secret,
          // The proxy before this server appends the address that it sees.
          'x-meet-client-address': asked.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '',
          'x-meet-client-agent': asked.get('user-agent') ?? '',
        }
      : {},
  });
}
