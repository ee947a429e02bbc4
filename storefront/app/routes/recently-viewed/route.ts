import { loadRecentlyViewed } from '../../catalogue/load-recently-viewed.server';
import type { Route } from './+types/route';

export const loader = ({ url, request }: Route.LoaderArgs) => loadRecentlyViewed(url, request.signal);
