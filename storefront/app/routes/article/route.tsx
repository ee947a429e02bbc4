import { ArticleTags } from '../../content/article-tags';
import { ContentPage } from '../../content/content-page';
import { loadArticle } from '../../content/load-content.server';
import { notFound } from '../../graphql/page-errors';
import { articleLd } from '../../seo/article-ld';
import { pageMeta } from '../../seo/page-meta';
import { publicUrlOf } from '../../seo/public-url.server';
import { displayFont } from '../../shell/display-font';
import { contentSeo } from '../content/content-seo.server';
import { blogFeedLink } from '../blog/blog-feed';
import type { Route } from './+types/route';

export async function loader({ url, params, request }: Route.LoaderArgs) {
  const content = await loadArticle(params.slug, request.signal);
  if (!content) throw notFound(url);
  const trail = [{ name: 'Главная', href: '/' }, { name: 'Блог', href: '/blog' }, { name: content.title }];
  const seo = contentSeo(url, `/blog/${encodeURIComponent(content.slug)}`, content, trail);
  const ld = articleLd(content, seo.canonical, seo.image ?? null, (path) => publicUrlOf(url, path));
  return { content, trail, seo: { ...seo, ld: [ld, ...seo.ld] } };
}

export const links = () => [...displayFont(), ...blogFeedLink()];

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { content, seo } = loaderData;
  return [
    ...pageMeta(content.seoTags, { ...seo, type: 'article' }),
    ...(content.publishedAt ? [{ property: 'article:published_time', content: content.publishedAt }] : []),
    ...(content.updatedAt ? [{ property: 'article:modified_time', content: content.updatedAt }] : []),
  ];
}

export default function ArticlePage({ loaderData: { content, trail } }: Route.ComponentProps) {
  return (
    <ContentPage
      key={content.id}
      content={content}
      trail={trail}
      withDate
      aside={<ArticleTags tags={content.tags} />}
    />
  );
}
