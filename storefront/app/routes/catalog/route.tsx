import { css } from '@emotion/react';
import {
  Breadcrumbs,
  ButtonLink,
  Container,
  countOf,
  EmptyState,
  formatCount,
  goods,
  Heading,
  Link,
  tabularFigures,
  tokens,
} from '@meet/ui-kit';
import { Listing } from '../../listing/listing';
import type { Route } from './+types/route';
import { loadCatalog } from './load-catalog.server';

export function loader({ url, params, request }: Route.LoaderArgs) {
  return loadCatalog(url, params['*'], request.signal);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { section, pagination, canonical, filtered } = loaderData;
  const name = section?.name ?? 'Каталог';
  const page = pagination.page > 1 ? ` — страница ${pagination.page}` : '';
  return [
    { title: `${name}${page} — Meet` },
    {
      name: 'description',
      content: `${name}: ${countOf(pagination.totalItems, goods)} в магазине Meet. Со склада в России и из Турции, кешбэк бонусами.`,
    },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...(filtered ? [{ name: 'robots', content: 'noindex, follow' }] : []),
  ];
}

const head = css({ paddingBlock: `${tokens.space[6]} ${tokens.space[6]}` });
const title = css({ marginTop: tokens.space[2] });
const count = css(tabularFigures, {
  marginInlineStart: '0.5em',
  fontSize: '0.55em',
  color: tokens.color['ink-muted'],
  letterSpacing: 0,
  verticalAlign: 'super',
});
const children = css({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space[6], marginTop: tokens.space[3] });
const child = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

export default function Catalog({ loaderData }: Route.ComponentProps) {
  const { section, items, pagination, filters, pathname } = loaderData;
  const trail = section?.breadcrumbs ?? [];
  const below =
    section?.children ??
    filters.categories.filter(({ parent }) => parent === null).map(({ value, name }) => ({ slug: value, name }));
  return (
    <Container>
      <div css={head}>
        <Breadcrumbs
          items={[
            { name: 'Главная', href: '/' },
            section ? { name: 'Каталог', href: '/catalog' } : { name: 'Каталог' },
            ...trail.map(({ slug, name }, index) =>
              index === trail.length - 1 ? { name } : { name, href: `/catalog/${slug}` },
            ),
          ]}
        />
        <Heading level={1} size="display" css={title}>
          {section?.name ?? 'Каталог'}
          <span css={count} aria-label={countOf(pagination.totalItems, goods)}>
            {formatCount(pagination.totalItems)}
          </span>
        </Heading>
        {below.length > 0 && (
          <ul css={children}>
            {below.map(({ slug, name }) => (
              <li key={slug}>
                <Link variant="quiet" css={child} href={`/catalog/${slug}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Listing
        key={pathname}
        pathname={pathname}
        items={items}
        pagination={pagination}
        filters={filters}
        defaultSort="POPULAR_FIRST"
        empty={
          <EmptyState
            title="По этим фильтрам ничего нет"
            actions={<ButtonLink href={pathname}>Сбросить фильтры</ButtonLink>}
          >
            Уберите один из фильтров выше или расширьте цену: товары появятся сразу.
          </EmptyState>
        }
      />
    </Container>
  );
}
