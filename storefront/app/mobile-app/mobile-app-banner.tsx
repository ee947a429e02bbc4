import { css } from '@emotion/react';
import { AppBanner, Container, media, StoreBadge, tokens } from '@meet/ui-kit';
import { shopName } from '../browser/shop-name';
import type { ShopAppsFieldsFragment } from '../graphql/generated/graphql';
import { hiddenIfClosed } from '../closed-notices/closed-notices';
import { useClosed } from '../closed-notices/use-closed';

const onPhones = css(
  { marginTop: tokens.space[16], [media.tablet]: { display: 'none' } },
  hiddenIfClosed('app', 'true'),
);

const stores = [
  ['app-store', 'appStore'],
  ['google-play', 'googlePlay'],
  ['rustore', 'rustore'],
] as const;

export interface MobileAppBannerProps {
  apps: ShopAppsFieldsFragment;
}

/**
 * Advertises the app on phones, above the footer. Once closed it stays closed. A default export, because `React.lazy`
 * needs one.
 */
export default function MobileAppBanner({ apps }: MobileAppBannerProps) {
  const [closed, close] = useClosed('app', 'true');
  if (closed) return null;
  return (
    <Container css={onPhones}>
      <AppBanner
        title={`${shopName()} в приложении`}
        text="Тот же каталог, корзина и заказы, но под рукой."
        onRemove={close}
      >
        {stores.map(([store, field]) => {
          const href = apps[field];
          return href && <StoreBadge key={store} store={store} href={href} />;
        })}
      </AppBanner>
    </Container>
  );
}
