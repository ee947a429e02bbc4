'use client';
import { createMeetClient } from '@meet/client';
import { ImageLoaderProvider, LinkProvider, LocaleProvider, ThemeProvider, type AnchorProps } from '@meet/ui-kit';
import { en } from '@meet/ui-kit/locale/en';
import { StreamedStyles } from '@meet/ui-kit/streamed-styles';
import NextLink from 'next/link';
import { useServerInsertedHTML } from 'next/navigation';
import type { ReactNode } from 'react';
import { API_URL, LOCALE } from '../lib/shop';

const { pictureUrl } = createMeetClient({ url: API_URL });

/** A page of goods has dozens of links, so they are not fetched before they are pressed. */
const Link = (props: AnchorProps) => <NextLink prefetch={false} {...props} />;

/** What the kit needs of this shop: its styles, language, links and pictures. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <StreamedStyles useInsertedHTML={useServerInsertedHTML} nonce={nonce}>
      <ThemeProvider>
        <LocaleProvider {...LOCALE} messages={en}>
          <LinkProvider component={Link}>
            <ImageLoaderProvider loader={({ src, width }) => pictureUrl(src, { width })}>
              {children}
            </ImageLoaderProvider>
          </LinkProvider>
        </LocaleProvider>
      </ThemeProvider>
    </StreamedStyles>
  );
}
