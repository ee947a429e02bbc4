import { css } from '@emotion/react';
import { Container, Heading, Link, media, Stack, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[6],
  paddingBlock: `${tokens.space[8]} ${tokens.space[16]}`,
  '@media print': { paddingBlock: 0 },
  [media.wide]: {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    columnGap: tokens.space[12],
    rowGap: tokens.space[10],
  },
});
const head = css({ [media.wide]: { gridColumn: '1 / -1' } });
const heading = css({ overflowWrap: 'anywhere' });

/** Rows above the page; on wide screens a column next to the page. */
const menu = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[5],
  margin: 0,
  padding: 0,
  [media.wide]: { flexDirection: 'column' },
});
const beside = css({
  minWidth: 0,
  '@media print': { display: 'none' },
  [media.wide]: { position: 'sticky', insetBlockStart: tokens.space[32], alignSelf: 'start' },
});
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

const places = [
  { name: 'Профиль', href: '/account' },
  { name: 'Заказы', href: '/account/orders' },
  { name: 'Отзывы', href: '/account/reviews' },
  { name: 'Уведомления', href: '/account/notices' },
  { name: 'Поиски', href: '/account/searches' },
  { name: 'Бонусы', href: '/account/bonus' },
  { name: 'Промокоды', href: '/account/promo' },
];

interface AccountPageProps {
  title: string;
  children: ReactNode;
}

/** The layout of an account page, with links to the other account pages. */
export function AccountPage({ title, children }: AccountPageProps) {
  const { pathname } = useLocation();
  // A page below a section, such as one order, belongs to it.
  const within = (href: string) => pathname === href || (href !== '/account' && pathname.startsWith(`${href}/`));
  return (
    <Container>
      <div css={page}>
        <Heading level={1} size="headline" css={[head, heading]}>
          {title}
        </Heading>
        <nav aria-label="Разделы кабинета" css={beside}>
          <ul css={menu}>
            {places.map(({ name, href }) => (
              <li key={href}>
                <Link
                  css={link}
                  href={href}
                  variant={within(href) ? 'strong' : 'quiet'}
                  aria-current={pathname === href ? 'page' : within(href) ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <Stack gap={8}>{children}</Stack>
      </div>
    </Container>
  );
}
