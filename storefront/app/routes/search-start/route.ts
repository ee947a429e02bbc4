import { loadSearchStart } from '../../search/load-search-start.server';
import type { Route } from './+types/route';

export const loader = ({ url, request }: Route.LoaderArgs) => loadSearchStart(url, request.signal);
