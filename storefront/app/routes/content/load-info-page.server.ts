import { loadInfoPage } from '../../content/load-content.server';
import { notFound } from '../../graphql/page-errors';
import { contentSeo } from './content-seo.server';

/** An information page with what stands around it. Throws the 404 page where none is shown. */
export async function loadInfo(url: URL, signal: AbortSignal) {
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  const content = await loadInfoPage(path, signal);
  if (!content) throw notFound(url);
  const trail = [{ name: 'Главная', href: '/' }, { name: content.title }];
  return { content, trail, seo: contentSeo(url, path, content, trail) };
}
