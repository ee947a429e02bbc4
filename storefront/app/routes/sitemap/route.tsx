import { css } from '@emotion/react';
import { Container, Heading, Link, media, Stack, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { askApi } from '../../graphql/api-client.server';
import { SiteMapPageDocument, type SiteMapKind } from '../../graphql/generated/graphql';
import { noSignal } from '../../graphql/page-errors';
import { ListingHead } from '../../listing/listing-head';
import { pageMeta } from '../../seo/page-meta';
import { publicUrlOf } from '../../seo/public-url.server';
import { breadcrumbLd } from '../../seo/structured-data';
import { displayFont } from '../../shell/display-font';
import { sectionTree, type NamedPath, type SectionBranch } from '../../sitemap/section-tree';
import { sitePath } from '../../sitemap/site-path';
import type { Route } from './+types/route';

const trail = [{ name: 'Главная', href: '/' }, { name: 'Карта сайта' }];

export async function loader({ url, request }: Route.LoaderArgs) {
  const { data } = await askApi({ document: SiteMapPageDocument, variables: {}, signal: request.signal });
  if (!data) throw noSignal();
  return {
    sections: sectionTree(data.SECTION.entries),
    brands: data.BRAND.entries,
    collections: data.COLLECTION.entries,
    pages: data.PAGE.entries,
    articles: data.ARTICLE.entries,
    seo: {
      canonical: publicUrlOf(url, '/sitemap'),
      ld: [breadcrumbLd(trail, (path) => publicUrlOf(url, path))],
    },
  };
}

export const links = displayFont;

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const description = 'Все разделы магазина Meet: каталог, бренды, подборки, статьи и страницы для покупателей.';
  return pageMeta({ title: 'Карта сайта', description }, loaderData.seo);
}

const page = css({ paddingBottom: tokens.space[16] });
const columns = css({
  columns: 2,
  columnGap: tokens.space[5],
  [media.tablet]: { columns: 3 },
  [media.desktop]: { columns: 4 },
});
const entry = css({ breakInside: 'avoid' });
const below = css({ paddingInlineStart: tokens.space[5] });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  overflowWrap: 'anywhere',
});

export default function SitemapPage({ loaderData }: Route.ComponentProps) {
  const { sections, brands, collections, pages, articles } = loaderData;
  return (
    <Container>
      <ListingHead trail={trail} title="Карта сайта" />
      <Stack gap={12} css={page}>
        <Part id="sections" title="Каталог" href="/catalog">
          <Branches branches={sections} />
        </Part>
        <Links id="brands" title="Бренды" href="/brands" kind="BRAND" entries={brands} />
        <Links id="collections" title="Подборки" href="/collections" kind="COLLECTION" entries={collections} />
        <Links id="pages" title="Покупателям" kind="PAGE" entries={pages} />
        <Links id="articles" title="Блог" href="/blog" kind="ARTICLE" entries={articles} />
      </Stack>
    </Container>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** The page that shows all of it. Default: none. */
  href?: string;
  children: ReactNode;
}

function Part({ id, title, href, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} id={id}>
          {href ? (
            <Link variant="quiet" href={href}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

function Branches({ branches }: { branches: readonly SectionBranch[] }) {
  return (
    <ul css={columns}>
      {branches.map(({ slug, name, below: children }) => (
        <li key={slug} css={entry}>
          <Link variant={children.length > 0 ? 'strong' : 'quiet'} css={link} href={sitePath('SECTION', slug)}>
            {name}
          </Link>
          {children.length > 0 && (
            <ul css={below}>
              {flattened(children).map((child) => (
                <li key={child.slug}>
                  <Link variant="quiet" css={link} href={sitePath('SECTION', child.slug)}>
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** All sections below, each after its parent. */
const flattened = (branches: readonly SectionBranch[]): SectionBranch[] =>
  branches.flatMap((branch) => [branch, ...flattened(branch.below)]);

interface LinksProps extends Omit<PartProps, 'children'> {
  kind: SiteMapKind;
  entries: readonly NamedPath[];
}

function Links({ kind, entries, ...part }: LinksProps) {
  if (entries.length === 0) return null;
  return (
    <Part {...part}>
      <ul css={columns}>
        {entries.map(({ slug, name }) => (
          <li key={slug} css={entry}>
            <Link variant="quiet" css={link} href={sitePath(kind, slug)}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}
