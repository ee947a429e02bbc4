import { pageIn } from '../../browser/page-in';
import { askApi } from '../../graphql/api-client.server';
import { BlogListDocument } from '../../graphql/generated/graphql';
import { noSignal, notFound } from '../../graphql/page-errors';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';

/** Articles per page: one large and three rows. */
const articlesAtOnce = 10;

export const blogTrail = [{ label: 'Главная', href: '/' }, { label: 'Блог' }];

export async function loadBlog(url: URL, signal: AbortSignal) {
  const tag = url.searchParams.get('tag')?.slice(0, 60) || null;
  const page = pageIn(url);
  const { data } = await askApi({
    document: BlogListDocument,
    variables: { dto: { tag }, pagination: { page, limit: articlesAtOnce } },
    signal,
  });
  if (!data) throw noSignal();
  const { items, pagination } = data.blogList;
  if (items.length === 0 && (page > 1 || tag !== null)) throw notFound(url);
  const search = new URLSearchParams({ ...(tag ? { tag } : {}), ...(page > 1 ? { page: `${page}` } : {}) }).toString();
  return {
    items,
    pagination,
    tags: data.blogTags,
    tag,
    seo: {
      canonical: publicUrlOf(url, `/blog${search && `?${search}`}`),
      ld: [breadcrumbLd(blogTrail, (path) => publicUrlOf(url, path))],
    },
  };
}
