import { loadInfoPage } from '../../content/load-content.server';
import { notFound } from '../../graphql/page-errors';
import { faqLd } from '../../seo/faq-ld';
import { contentSeo } from './content-seo.server';

/** The only page that search engines read as questions and answers: on others they accompany a text. */
const faqPath = '/info/faq';

/** An information page with what stands around it. Throws the 404 page where none is shown. */
export async function loadInfo(url: URL, signal: AbortSignal) {
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  const content = await loadInfoPage(path, signal);
  if (!content) throw notFound(url);
  const trail = [{ name: 'Главная', href: '/' }, { name: content.title }];
  const seo = contentSeo(url, path, trail);
  const faq = path === faqPath ? faqLd(content.html) : null;
  return { content, trail, seo: { ...seo, ld: [...seo.ld, ...(faq ? [faq] : [])] } };
}
