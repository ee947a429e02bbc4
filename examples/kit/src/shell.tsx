import type { ReactNode } from 'react';
import {
  Container,
  DisplayText,
  IconLink,
  ImageLoaderProvider,
  Link,
  Stack,
  ThemeProvider,
  ThemeToggle,
} from '@meet/ui-kit';
import { CartIcon } from '@meet/ui-kit/icons';
import { meet } from './meet';

/** Common parts of every page: the theme, the sizes of pictures, the top bar. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider>
      <ImageLoaderProvider loader={({ src, width }) => meet.pictureUrl(src, { width })}>
        <Container>
          <Stack gap={8} css={{ paddingBlock: 'var(--meet-space-4) var(--meet-space-16)' }}>
            <header>
              <Stack direction="row" justify="between" align="center">
                <Link href="/" variant="bare">
                  <DisplayText size="medium">Meet</DisplayText>
                </Link>
                <Stack direction="row" gap={2} align="center">
                  <ThemeToggle />
                  <IconLink icon={<CartIcon />} label="Корзина" href="/?page=cart" />
                </Stack>
              </Stack>
            </header>
            <main>{children}</main>
          </Stack>
        </Container>
      </ImageLoaderProvider>
    </ThemeProvider>
  );
}
