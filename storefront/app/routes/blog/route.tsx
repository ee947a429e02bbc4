import { css } from '@emotion/react';
import { BlogCard, ButtonLink, Container, EmptyState, Grid, Pagination, Stack, tokens } from '@meet/ui-kit';
import type { ArticleCardFragment } from '../../graphql/generated/graphql';
import { capitalised } from '../../browser/capitalised';
import { ListingHead } from '../../listing/listing-head';
import { pageMeta } from '../../seo/page-meta';
import { displayFont } from '../../shell/display-font';
import type { Route } from './+types/route';
import { blogFeedLink, blogSummary } from './blog-feed';
import { loadBlog } from './load-blog.server';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadBlog(url, request.signal);
}

export const links = () => [...displayFont(), ...blogFeedLink()];

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { tag, pagination, seo } = loaderData;
  const title = tag ? `Блог: ${tag}` : 'Блог';
  return pageMeta(
    { title: pagination.page > 1 ? `${title} — страница ${pagination.page}` : title, description: blogSummary() },
    seo,
  );
}

const page = css({ paddingBottom: tokens.space[16] });

/** One line, which scrolls on a narrow screen. */
const topicLine = css({
  display: 'flex',
  gap: tokens.space[2],
  marginInline: `calc(-1 * ${tokens.space[4]})`,
  paddingInline: tokens.space[4],
  // Room for the focus ring, which the line would cut off.
  paddingBlock: tokens.space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > *': { flex: 'none' },
});

/** The text is aligned with the top of the picture, so that it is on the first screen. */
const lead = css({ alignItems: 'start' });

const hrefOf = (tag: string | null, number = 1): string => {
  const search = new URLSearchParams({ ...(tag ? { tag } : {}), ...(number > 1 ? { page: `${number}` } : {}) });
  return search.size > 0 ? `/blog?${search.toString()}` : '/blog';
};

export default function Blog({ loaderData: { items, pagination, tags, tag } }: Route.ComponentProps) {
  const [first, ...others] = items;
  // A topic with only one article is left out, because that article names the topic itself.
  const topics = tags.flatMap((one) => (one.articles > 1 || one.tag === tag ? [one.tag] : []));
  return (
    <Container>
      <ListingHead trail={[{ label: 'Главная', href: '/' }, { label: 'Блог' }]} title="Блог" loud />
      {first ? (
        <Stack gap={10} css={page}>
          {topics.length > 1 && (
            <div role="navigation" css={topicLine} aria-label="Темы">
              {[null, ...topics].map((name) => (
                <ButtonLink
                  key={name ?? ''}
                  variant={name === tag ? 'primary' : 'secondary'}
                  href={hrefOf(name)}
                  aria-current={name === tag || undefined}
                >
                  {name === null ? 'Все статьи' : capitalised(name)}
                </ButtonLink>
              ))}
            </div>
          )}
          <BlogCard css={lead} size="large" headingLevel={2} priority {...cardOf(first)} />
          {others.length > 0 && (
            <Grid gap={8}>
              {others.map((item) => (
                <BlogCard key={item.id} headingLevel={2} {...cardOf(item)} />
              ))}
            </Grid>
          )}
          <Pagination
            page={pagination.page}
            totalPages={pagination.totalPages}
            hrefOf={(number) => hrefOf(tag, number)}
          />
        </Stack>
      ) : (
        <EmptyState title="Статей пока нет" actions={<ButtonLink href="/catalog">Открыть каталог</ButtonLink>}>
          Мы пишем первые. Вещи, о которых они будут, уже в каталоге.
        </EmptyState>
      )}
    </Container>
  );
}

function cardOf({ slug, title, description, posterUrl, darkPosterUrl, publishedAt }: ArticleCardFragment) {
  return {
    href: `/blog/${encodeURIComponent(slug)}`,
    title,
    poster: posterUrl,
    darkPoster: darkPosterUrl,
    description,
    ...(publishedAt ? { date: publishedAt } : {}),
  };
}
