import { css } from '@emotion/react';
import { Banner, Container, media, tokens } from '@meet/ui-kit';
import type { BannerFieldsFragment } from '../graphql/generated/graphql';
import { showcaseApi } from './showcase-api';
import { useTimed } from './use-timed';

const section = css({ marginTop: tokens.space[16], [media.desktop]: { marginTop: tokens.space[24] } });

const row = css({
  display: 'grid',
  columnGap: tokens.space[5],
  rowGap: tokens.space[10],
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))' },
});

const askHome = () => showcaseApi.banners('home');

/** The operator's banners on the home page. They appear and disappear at their times without a reload. */
export function HomeBanners({ given }: { given: BannerFieldsFragment }) {
  const { items } = useTimed(given, askHome);
  if (items.length === 0) return null;
  return (
    <Container as="section" css={section} aria-label="Предложения магазина">
      <div css={row}>
        {items.map(({ id, title, description, posterUrl, darkPosterUrl, mobilePosterUrl, href }) => (
          <Banner
            key={id}
            title={title}
            description={description}
            poster={posterUrl}
            darkPoster={darkPosterUrl}
            narrowPoster={mobilePosterUrl}
            href={href ?? undefined}
            sizes={
              items.length > 1
                ? '(min-width: 1440px) 670px, (min-width: 768px) 47vw, 92vw'
                : '(min-width: 1440px) 1360px, 92vw'
            }
          />
        ))}
      </div>
    </Container>
  );
}
