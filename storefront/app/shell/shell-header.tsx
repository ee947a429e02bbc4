import { css } from '@emotion/react';
import { Container, Header, media, SiteMenu } from '@meet/ui-kit';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { useOpenHere } from '../browser/use-open-here';
import { lazyPart } from '../builds/lazy-part';
import { WaitingPress } from '../builds/waiting-press';
import { CartAction } from '../cart/cart-action';
import { FavouritesAction } from '../favourites/favourites-action';
import { useHeaderSearch } from '../search/header-search';
import { AccountAction } from './account-action';
import { activeDirectory, menuItems, type Directory } from './catalogue-links';
import { ShopLogo } from './shop-logo';
import { ShopMenu } from './shop-menu';
import { catalogueId } from './shell-footer';
import { siteLinks } from './site-links';

// The menu's code is loaded when the shopper opens it.
const MobileMenu = lazyPart(() => import('./mobile-menu'), 'panel');

/** Narrower screens have these links in the mobile menu. */
const fromDesktop = css({ [media.belowDesktop]: { display: 'none' } });

export function ShellHeader({ directories }: { directories: readonly Directory[] }) {
  const { pathname } = useLocation();
  const search = useHeaderSearch();
  const [menuOpen, setMenuOpen] = useOpenHere();
  const [menuWanted, setMenuWanted] = useState(false);
  const items = menuItems(directories);
  const activeSlug = activeDirectory(directories, pathname);

  return (
    <>
      <Container css={fromDesktop}>
        <SiteMenu links={siteLinks} currentHref={pathname} />
      </Container>
      <Header
        homeHref="/"
        logo={<ShopLogo />}
        menu={<ShopMenu items={items} activeSlug={activeSlug} />}
        search={search.box}
        searchHref="/search"
        searchOpen={search.open}
        onSearchOpen={search.onOpen}
        actions={
          <>
            <FavouritesAction />
            <CartAction />
            <AccountAction />
          </>
        }
        menuFallbackHref={`#${catalogueId}`}
        menuOpen={menuOpen}
        onMenuOpen={() => {
          setMenuWanted(true);
          setMenuOpen(true);
        }}
      />
      {search.popup}
      {menuWanted && (
        <Suspense fallback={<WaitingPress onLeave={() => setMenuOpen(false)} />}>
          <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} items={items} activeSlug={activeSlug} />
        </Suspense>
      )}
    </>
  );
}
