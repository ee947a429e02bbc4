import { useState, type ReactNode } from 'react';
import { CategoryMenu } from '../components/category-menu/index.js';
import { Container } from '../components/container/index.js';
import { Footer } from '../components/footer/index.js';
import { Header } from '../components/header/index.js';
import { IconLink } from '../components/icon-button/index.js';
import { MobileMenu } from '../components/mobile-menu/index.js';
import { SearchBox } from '../components/search-box/index.js';
import { SkipLink } from '../components/skip-link/index.js';
import { BrandLogo } from '../fixtures/brand-logo.js';
import { footerColumns, menu } from '../fixtures/catalogue.js';

interface ShopFrameProps {
  children: ReactNode;
  /** Slug of the category the page belongs to. */
  activeSlug?: string;
  /** The page spans the full width and sets its own gutters. */
  bleed?: boolean;
}

/** The header and the footer around every page of a shop. */
export function ShopFrame({ children, activeSlug, bleed = false }: ShopFrameProps) {
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <SkipLink href="#main" />
      <Header
        homeHref="/"
        logo={<BrandLogo />}
        menu={<CategoryMenu items={menu} activeSlug={activeSlug} />}
        search={<SearchBox action="/search" />}
        searchHref="/search"
        menuFallbackHref="#menu"
        onMenuOpen={() => setMenuOpen(true)}
        menuOpen={menuOpen}
        actions={
          <>
            <IconLink icon="heart" label="Избранное" href="/favorites" />
            <IconLink icon="bag" label="Корзина" href="/cart" />
            <IconLink icon="account" label="Личный кабинет" href="/account" />
          </>
        }
      />
      <MobileMenu open={menuOpen} onOpenChange={setMenuOpen} items={menu} />
      <main id="main" tabIndex={-1}>
        {bleed ? children : <Container>{children}</Container>}
      </main>
      <Footer columns={footerColumns} legal="© 2026 Meet. Все цены указаны в рублях." />
    </>
  );
}
