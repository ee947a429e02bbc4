import { css } from '@emotion/react';
import { Container, Heading, Link, Stack, tokens } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';

const page = css({ paddingBlock: `${tokens.space[8]} ${tokens.space[16]}` });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });
const heading = css({ overflowWrap: 'anywhere' });

const places = [
  { name: 'Профиль', href: '/account' },
  { name: 'Заказы', href: '/account/orders' },
  { name: 'Отзывы', href: '/account/reviews' },
  { name: 'Уведомления', href: '/account/notices' },
  { name: 'Бонусы', href: '/account/bonus' },
  { name: 'Промокоды', href: '/account/promo' },
];

interface AccountPageProps {
  title: string;
  /** Shown beside the title, at the end of its line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The layout of an account page, with links to the other account pages. */
export function AccountPage({ title, aside, children }: AccountPageProps) {
  const { pathname } = useLocation();
  return (
    <Container>
      <Stack gap={8} css={page}>
        <Stack gap={3}>
          <Stack direction="row" gap={4} justify="between" align="end" wrap>
            <Heading level={1} size="display" css={heading}>
              {title}
            </Heading>
            {aside}
          </Stack>
          <nav aria-label="Разделы кабинета">
            <Stack direction="row" gap={5} wrap>
              {places.map(({ name, href }) => (
                <Link
                  key={href}
                  css={link}
                  href={href}
                  variant={pathname === href ? 'strong' : 'text'}
                  aria-current={pathname === href ? 'page' : undefined}
                >
                  {name}
                </Link>
              ))}
            </Stack>
          </nav>
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}
