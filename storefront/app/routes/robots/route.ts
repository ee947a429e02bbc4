import { publicUrlOf } from '../../seo/public-url.server';
import { robotsText } from '../../seo/robots-text';
import { textFile } from '../../seo/text-file.server';
import type { Route } from './+types/route';

export function loader({ url, request }: Route.LoaderArgs) {
  return textFile(request, { text: robotsText(publicUrlOf(url, '/sitemap.xml')), type: 'text/plain', maxAge: 3600 });
}
