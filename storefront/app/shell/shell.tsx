import { css } from '@emotion/react';
import {
  CategoryMenu,
  Footer,
  Header,
  ImageLoaderProvider,
  LinkProvider,
  SearchBox,
  SkipLink,
  ThemeProvider,
  ThemeToggle,
  type MobileMenuProps,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useStores } from '../stores/stores';
import { activeDirectory, footerLinks, menuItems, type Directory } from './catalogue-links';
import { imageProxyLoader } from './image-loader';
import { ProgressLine } from './progress-line';
import { RouteAnnouncer } from './route-announcer';
import { RouterLink } from './router-link';

// The drawer and its machinery come when somebody reaches for the menu.
const MobileMenu = lazy<(props: MobileMenuProps) => ReactNode>(() => import('./mobile-menu'));

const page = css({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });
// The footer starts below the first screen: what comes after hydration cannot push it about.
const main = css({ flex: 1, minHeight: 'calc(100dvh - 60px)', outline: 0 });

const catalogueId = 'catalogue-links';

export interface ShellProps {
  directories: readonly Directory[];
  year: number;
  children: ReactNode;
}

export const Shell = observer(function Shell({ directories, year, children }: ShellProps) {
  const { colourMode } = useStores();
  return (
    <ThemeProvider mode={colourMode.mode} onModeChange={colourMode.setMode}>
      <LinkProvider component={RouterLink}>
        <ImageLoaderProvider loader={imageProxyLoader}>
          <div css={page}>
            <SkipLink href="#content" />
            <ProgressLine />
            <RouteAnnouncer />
            <ShellHeader directories={directories} />
            <main id="content" tabIndex={-1} css={main}>
              {children}
            </main>
            <ShellFooter directories={directories} year={year} />
          </div>
        </ImageLoaderProvider>
      </LinkProvider>
    </ThemeProvider>
  );
});

function ShellHeader({ directories }: { directories: readonly Directory[] }) {
  const { pathname, key } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Open on this very page: the next one starts with a closed menu.
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  const [menuWanted, setMenuWanted] = useState(false);
  const menuOpen = menuOpenAt === key;
  const items = menuItems(directories);
  const activeSlug = activeDirectory(directories, pathname);

  const goToResults = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    void navigate(query === '' ? '/search' : `/search?query=${encodeURIComponent(query)}`);
  };

  return (
    <>
      <Header
        homeHref="/"
        menu={<CategoryMenu items={items} activeSlug={activeSlug} />}
        search={
          <SearchBox
            action="/search"
            onSubmit={goToResults}
            defaultValue={pathname.startsWith('/search') ? (search.get('query') ?? '') : ''}
          />
        }
        searchHref="/search"
        menuFallbackHref={`#${catalogueId}`}
        menuOpen={menuOpen}
        onMenuOpen={() => {
          setMenuWanted(true);
          setMenuOpenAt(key);
        }}
      />
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
          links: [{ name: 'Поиск по магазину', href: '/search' }],
        },
        {
          title: 'О нас',
          text: 'Meet — магазин кроссовок и одежды. Вещи со склада в России и напрямую из Турции.',
          links: [{ name: 'На главную', href: '/' }],
        },
      ]}
      legal={`© ${year} Meet. Цены указаны в рублях.`}
      actions={<ThemeToggle />}
    />
  );
}
