import { css } from '@emotion/react';
import {
  CategoryMenu,
  Footer,
  Header,
  IconButton,
  IconLink,
  ImageLoaderProvider,
  LinkProvider,
  SkipLink,
  ThemeProvider,
  ThemeToggle,
  useHydrated,
  type MobileMenuProps,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { CartAction } from '../cart/cart-action';
import { FavouritesAction } from '../favourites/favourites-action';
import { useHeaderSearch } from '../search/header-search';
import { useSession } from '../session/session-context';
import { useColourMode } from './use-colour-mode';
import { useToasts } from '../toasts/toasts-context';
import { activeDirectory, footerLinks, menuItems, type Directory } from './catalogue-links';
import { imageProxyLoader } from './image-loader';
import { NavigationProgress } from './navigation-progress';
import { RouteAnnouncer } from './route-announcer';
import { RouterLink } from './router-link';

// The menu's code is loaded when the shopper opens it.
const MobileMenu = lazy<(props: MobileMenuProps) => ReactNode>(() => import('./mobile-menu'));

const AuthModal = lazy(() => import('../sign-in/auth-modal'));
const ToastHost = lazy(() => import('../toasts/toast-host'));

const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
// The footer always starts below the first screen, so content that appears after hydration does not visibly shift it.
const main = css({ flex: 1, minHeight: 'calc(100dvh - 60px)' });

const catalogueId = 'catalogue-links';

export interface ShellProps {
  directories: readonly Directory[];
  year: number;
  children: ReactNode;
}

export const Shell = observer(function Shell({ directories, year, children }: ShellProps) {
  const colourMode = useColourMode();
  const toasts = useToasts();
  return (
    <ThemeProvider mode={colourMode.mode} onModeChange={colourMode.setMode}>
      <LinkProvider component={RouterLink}>
        <ImageLoaderProvider loader={imageProxyLoader}>
          <div css={page}>
            <SkipLink href="#content" />
            <NavigationProgress />
            <RouteAnnouncer />
            <ShellHeader directories={directories} />
            <main id="content" tabIndex={-1} css={main}>
              {children}
            </main>
            <ShellFooter directories={directories} year={year} />
          </div>
          {toasts.wanted && (
            <Suspense>
              <ToastHost />
            </Suspense>
          )}
        </ImageLoaderProvider>
      </LinkProvider>
    </ThemeProvider>
  );
});

function ShellHeader({ directories }: { directories: readonly Directory[] }) {
  const { pathname, key } = useLocation();
  const search = useHeaderSearch();
  // The history entry at which the menu was opened. On any other page it is closed.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const [menuWanted, setMenuWanted] = useState(false);
  const menuOpen = menuOpenAt === key;
  const items = menuItems(directories);
  const activeSlug = activeDirectory(directories, pathname);

  return (
    <>
      <Header
        homeHref="/"
        logo="MEET"
        menu={<CategoryMenu items={items} activeSlug={activeSlug} />}
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
          setMenuOpenAt(key);
        }}
      />
      {search.popup}
      {menuWanted && (
        <Suspense>
          <MobileMenu
            open={menuOpen}
            onOpenChange={(open) => setMenuOpenAt(open ? key : null)}
            items={items}
            activeSlug={activeSlug}
            footer={<ThemeToggle />}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * The account button: a link to the account, or for guests a button that opens the sign-in dialog. Without scripts it
 * links to /auth.
 */
const AccountAction = observer(function AccountAction() {
  const session = useSession();
  const { pathname, key } = useLocation();
  const hydrated = useHydrated();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const [wanted, setWanted] = useState(false);
  const open = openAt === key;
  const link = useRef<HTMLAnchorElement>(null);
  const within = session.signedIn && !open;

  // After signing in, a link replaces the button that opened the dialog, so it takes the focus.
  useEffect(() => {
    if (within && wanted) link.current?.focus();
  }, [within, wanted]);

  if (within) return <IconLink ref={link} icon="account" label="Личный кабинет" href="/account" />;
  if (!hydrated || signInPages.includes(pathname)) return <IconLink icon="account" label="Войти" href="/auth" />;
  return (
    <>
      <IconButton
        icon="account"
        label="Войти"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          setWanted(true);
          setOpenAt(key);
        }}
      />
      {wanted && (
        <Suspense>
          <AuthModal open={open} onOpenChange={(next) => setOpenAt(next ? key : null)} />
        </Suspense>
      )}
    </>
  );
});

/** Pages that show the sign-in form themselves. */
const signInPages = ['/auth', '/enter-code'];

function ShellFooter({ directories, year }: { directories: readonly Directory[]; year: number }) {
  return (
    <Footer
      columns={[
        {
          title: 'Каталог',
          id: catalogueId,
          links: [
            { name: 'Все товары', href: '/catalog' },
            { name: 'Бренды', href: '/brands' },
            { name: 'Подборки', href: '/collections' },
            ...footerLinks(directories),
          ],
        },
        {
          title: 'Помощь',
          links: [
            { name: 'Доставка', href: '/delivery' },
            { name: 'Вопросы и ответы', href: '/info/faq' },
            { name: 'Бонусная программа', href: '/loyalty' },
            { name: 'Поиск по магазину', href: '/search' },
            { name: 'Избранное', href: '/favorites' },
            { name: 'Корзина', href: '/cart' },
            { name: 'Личный кабинет', href: '/account' },
          ],
        },
        {
          title: 'О нас',
          text: 'Meet — магазин кроссовок и одежды. Вещи со склада в России и напрямую из Турции.',
          links: [
            { name: 'На главную', href: '/' },
            { name: 'Блог', href: '/blog' },
            { name: 'Контакты', href: '/info/contacts' },
            { name: 'Партнёрам', href: '/info/partners' },
            { name: 'Публичная оферта', href: '/info/offer/public-offer' },
            { name: 'Политика конфиденциальности', href: '/privacy' },
            { name: 'Лицензионное соглашение', href: '/licence' },
          ],
        },
      ]}
      legal={`© ${year} Meet. Цены указаны в рублях.`}
      actions={<ThemeToggle />}
    />
  );
}
