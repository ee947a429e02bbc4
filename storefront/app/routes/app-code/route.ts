import { appCode } from '../../mobile-app/app-code.server';
import { publicUrlOf } from '../../seo/public-url.server';
import type { Route } from './+types/route';

/** The QR code of `/api/mobileapp` as a picture. */
export const loader = ({ url }: Route.LoaderArgs): Response =>
  new Response(appCode(publicUrlOf(url, '/api/mobileapp')), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' },
  });
