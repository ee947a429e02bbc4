import '@meet/ui-kit/fonts.css';
import '@meet/ui-kit/styles.css';
import './brand.css';
import { Container, DisplayText, IconLink, Link, SkipLink, Stack, ThemeScript, ThemeToggle } from '@meet/ui-kit';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cartIds } from '../lib/cart';
import { SHOP_NAME } from '../lib/shop';
import { Providers } from './providers';

export const metadata: Metadata = { title: { template: `%s — ${SHOP_NAME}`, default: SHOP_NAME } };

export default async function Layout({ children }: LayoutProps<'/'>) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const { length: count } = await cartIds();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <ThemeScript nonce={nonce} />
      </head>
      <body>
        <Providers nonce={nonce}>
          <SkipLink href="#main" />
          <Container className="page">
            <Stack gap={8}>
              <header>
                <Stack direction="row" justify="between" align="center">
                  <Link href="/" variant="bare">
                    <DisplayText size="medium">{SHOP_NAME}</DisplayText>
                  </Link>
                  <Stack direction="row" gap={2} align="center">
                    <ThemeToggle />
                    <IconLink icon="bag" label={`Cart, items: ${count}`} count={count} href="/cart" />
                  </Stack>
                </Stack>
              </header>
              <main id="main" tabIndex={-1}>
                {children}
              </main>
            </Stack>
          </Container>
        </Providers>
      </body>
    </html>
  );
}
