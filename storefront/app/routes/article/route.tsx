import { ArticleTags } from '../../content/article-tags';
import { ContentPage } from '../../content/content-page';
import { loadArticle } from '../../content/load-content.server';
import { notFound } from '../../graphql/page-errors';
import { articleLd } from '../../seo/article-ld';
import { linkPreview } from '../../seo/link-preview.server';
import { pageMeta } from '../../seo/page-meta';
import { previewPicture } from '../../seo/preview-picture';
import { publicUrlOf } from '../../seo/public-url.server';
import { displayFont } from '../../shell/display-font';
import { contentSeo } from '../content/content-seo.server';
import { blogFeedLink } from '../blog/blog-feed';
import type { Route } from './+types/route';

export async function loader({ url, params, request }: Route.LoaderArgs) {
  const content = await loadArticle(params.slug, request.signal);
  if (!content) throw notFound(url);
  const trail = [{ label: 'Главная', href: '/' }, { label: 'Блог', href: '/blog' }, { label: content.title }];
  const path = `/blog/${encodeURIComponent(content.slug)}`;
  const absolute = (to: string) => publicUrlOf(url, to);
  const seo = contentSeo(url, path, trail);
  const { title, posterUrl } = content;
  const ld = articleLd(content, seo.canonical, posterUrl && absolute(previewPicture(posterUrl)), absolute);
  const image = absolute(linkPreview(path, [title, posterUrl]));
  return { content, trail, seo: { ...seo, image, ld: [ld, ...seo.ld] } };
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
