import { css } from '@emotion/react';
import { Container, Heading, Link, media, Stack, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { shopName } from '../../browser/shop-name';
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

const trail = [{ label: 'Главная', href: '/' }, { label: 'Карта сайта' }];

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
  const description = `Все разделы магазина ${shopName()}: каталог, бренды, подборки, статьи и страницы для покупателей.`;
  return pageMeta({ title: 'Карта сайта', description }, loaderData.seo);
}

const page = css({ paddingBottom: tokens.space[16] });
const columns = css({
  columns: 2,
  columnGap: tokens.space[5],
  [media.tablet]: { columns: 3 },
  [media.desktop]: { columns: 4 },
});
/**
 * Sections differ in length, so on desktops each has a column of its own: balanced columns would leave the last one
 * empty.
 */
const branches = css(columns, {
  [media.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', rowGap: tokens.space[6] },
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
          <Sections sections={sections} />
        </Part>
        <Directory id="brands" title="Бренды" href="/brands" kind="BRAND" entries={brands} />
        <Directory id="collections" title="Подборки" href="/collections" kind="COLLECTION" entries={collections} />
        <Directory id="pages" title="Покупателям" kind="PAGE" entries={pages} />
        <Directory id="articles" title="Блог" href="/blog" kind="ARTICLE" entries={articles} />
      </Stack>
    </Container>
  );
}

interface PartProps {
  id: string;
  title: string;
  /** The page that lists everything. Default: none. */
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

/**
 * Sections without subsections come first, in a list of their own: among the others they would look like subsections.
 */
function Sections({ sections }: { sections: readonly SectionBranch[] }) {
  const single = sections.filter(({ below: children }) => children.length === 0);
  const split = sections.filter(({ below: children }) => children.length > 0);
  return (
    <>
      {single.length > 0 && <Links kind="SECTION" entries={single} />}
      {split.length > 0 && (
        <ul css={branches}>
          {split.map((section) => (
            <li key={section.slug} css={entry}>
              <Link variant="strong" css={link} href={sitePath('SECTION', section.slug)}>
                {section.name}
              </Link>
              <Below sections={section.below} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Below({ sections }: { sections: readonly SectionBranch[] }) {
  return (
    <ul css={below}>
      {sections.map(({ slug, name, below: children }) => (
        <li key={slug}>
          <Link variant="quiet" css={link} href={sitePath('SECTION', slug)}>
            {name}
          </Link>
          {children.length > 0 && <Below sections={children} />}
        </li>
      ))}
    </ul>
  );
}

interface LinksProps {
  kind: SiteMapKind;
  entries: readonly NamedPath[];
}

function Links({ kind, entries }: LinksProps) {
  return (
    <ul css={columns}>
      {entries.map(({ slug, name }) => (
        <li key={slug} css={entry}>
          <Link variant="quiet" css={link} href={sitePath(kind, slug)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface DirectoryProps extends Omit<PartProps, 'children'>, LinksProps {}

function Directory({ kind, entries, ...part }: DirectoryProps) {
  if (entries.length === 0) return null;
  return (
    <Part {...part}>
      <Links kind={kind} entries={entries} />
    </Part>
  );
}
