import { loadReviews } from '../../reviews/load-reviews.server';
import type { Route } from './+types/route';

/** Returns another selection of reviews for a product page that is already open. */
export const loader = ({ url, params, request }: Route.LoaderArgs) => loadReviews(url, params.id, request.signal);
