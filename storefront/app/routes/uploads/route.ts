import { notFound } from '../../graphql/page-errors';
import { passUploadOn } from '../../graphql/pass-upload-on.server';
import type { Route } from './+types/route';

/** Uploads cannot be read here: pictures are served by the image proxy. */
export function loader({ url }: Route.LoaderArgs): never {
  throw notFound(url);
}

export function action({ request, params }: Route.ActionArgs): Promise<Response> {
  return passUploadOn(request, params.id);
}
