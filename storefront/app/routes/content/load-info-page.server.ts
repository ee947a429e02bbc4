import { loadInfoPage } from '../../content/load-content.server';
import { notFound } from '../../graphql/page-errors';
import { faqLd } from '../../seo/faq-ld';
import { contentSeo } from './content-seo.server';

/** The only page marked up as questions and answers. On other pages the accordions only accompany a text. */
const faqPath = '/info/faq';

/** Loads an information page with its related data. Throws the 404 page if it does not exist. */
export async function loadInfo(url: URL, signal: AbortSignal) {
  const path = url.pathname.replace(/(?<=.)\/+$/, '');
  const content = await loadInfoPage(path, signal);
  if (!content) throw notFound(url);
  const trail = [{ label: 'Главная', href: '/' }, { label: content.title }];
  const seo = contentSeo(url, path, trail);
  const faq = path === faqPath ? faqLd(content.html) : null;
  return { content, trail, seo: { ...seo, ld: [...seo.ld, ...(faq ? [faq] : [])] } };
}
