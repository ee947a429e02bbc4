import { webManifest } from '../../seo/web-manifest';
import { textFile } from '../../seo/text-file.server';
import type { Route } from './+types/route';

export function loader({ request }: Route.LoaderArgs) {
  return textFile(request, { text: JSON.stringify(webManifest()), type: 'application/manifest+json', maxAge: 3600 });
}
