import { findApp } from '../../mobile-app/find-app.server';
import type { Route } from './+types/mobileapp';

/** Redirects from the URL in the QR code of the footer. */
export const loader = ({ request }: Route.LoaderArgs): Promise<Response> => findApp(request);
