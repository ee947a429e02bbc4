import { css } from '@emotion/react';
import { BlogCard, ButtonLink, Container, EmptyState, Grid, Pagination, Stack, tokens } from '@meet/ui-kit';
import type { ArticleCardFragment } from '../../graphql/generated/graphql';
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

const hrefOf = (tag: string | null, number = 1): string => {
  const search = new URLSearchParams({ ...(tag ? { tag } : {}), ...(number > 1 ? { page: `${number}` } : {}) });
  return search.size > 0 ? `/blog?${search.toString()}` : '/blog';
};

export default function Blog({ loaderData: { items, pagination, tags, tag } }: Route.ComponentProps) {
  const [first, ...others] = items;
  return (
    <Container>
      <ListingHead trail={[{ label: 'Главная', href: '/' }, { label: 'Блог' }]} title="Блог" />
      {first ? (
        <Stack gap={10} css={page}>
          {tags.length > 1 && (
            <Stack role="navigation" direction="row" gap={2} wrap aria-label="Темы">
              {[null, ...tags.map((one) => one.tag)].map((name) => (
                <ButtonLink
                  key={name ?? ''}
                  variant={name === tag ? 'primary' : 'secondary'}
                  href={hrefOf(name)}
                  aria-current={name === tag || undefined}
                >
                  {name ?? 'Все статьи'}
                </ButtonLink>
              ))}
            </Stack>
          )}
          <BlogCard size="large" headingLevel={2} priority {...cardOf(first)} />
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
