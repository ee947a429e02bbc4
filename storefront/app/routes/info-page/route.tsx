import { ContentPage } from '../../content/content-page';
import { loadInfoPage } from '../../content/load-content.server';
import { notFound } from '../../graphql/page-errors';
import { pageMeta } from '../../seo/page-meta';
import { contentSeo } from '../content/content-seo.server';
import type { Route } from './+types/route';

/** Every path that no other route has: an information page, or the 404 page where none is shown. */
export async function loader({ url, request }: Route.LoaderArgs) {
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  const content = await loadInfoPage(path, request.signal);
  if (!content) throw notFound(url);
  const trail = [{ name: 'Главная', href: '/' }, { name: content.title }];
  return { content, trail, seo: contentSeo(url, path, content, trail) };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? pageMeta(loaderData.content.seoTags, loaderData.seo) : [];
}

export default function InfoPage({ loaderData: { content, trail } }: Route.ComponentProps) {
  return <ContentPage key={content.id} content={content} trail={trail} />;
}
