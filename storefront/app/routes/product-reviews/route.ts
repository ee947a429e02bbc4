import { loadReviews } from '../../reviews/load-reviews.server';
import type { Route } from './+types/route';

/** Other reviews for a product page that is open already. */
export const loader = ({ url, params, request }: Route.LoaderArgs) => loadReviews(url, params.id, request.signal);
