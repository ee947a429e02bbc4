import { shopName } from '../../browser/shop-name';
import { askApi } from '../../graphql/api-client.server';
import { BlogFeedDocument } from '../../graphql/generated/graphql';
import { noSignal } from '../../graphql/page-errors';
import { atomFeed } from '../../seo/atom-feed';
import { previewPicture } from '../../seo/preview-picture';
import { publicUrlOf } from '../../seo/public-url.server';
import { textFile } from '../../seo/text-file.server';
import { blogFeedPath, blogSummary, blogTitle } from '../blog/blog-feed';
import type { Route } from './+types/route';

/** The blog's Atom feed with the newest articles. */
export async function loader({ url, request }: Route.LoaderArgs) {
  const { data } = await askApi({ document: BlogFeedDocument, variables: {}, signal: request.signal });
  if (!data) throw noSignal();
  const absolute = (path: string) => publicUrlOf(url, path);
  const text = atomFeed({
    title: blogTitle(),
    subtitle: blogSummary(),
    url: absolute('/blog'),
    feedUrl: absolute(blogFeedPath),
    author: shopName(),
    entries: data.blogList.items.flatMap(({ slug, publishedAt, updatedAt, description, posterUrl, ...item }) =>
      // Only drafts lack these times, and the list contains none.
      publishedAt && updatedAt
        ? {
            ...item,
            url: absolute(`/blog/${encodeURIComponent(slug)}`),
            summary: description,
            publishedAt,
            updatedAt,
            picture: posterUrl && absolute(previewPicture(posterUrl)),
          }
        : [],
    ),
  });
  return textFile(request, { text, type: 'application/atom+xml', maxAge: 300 });
}
