import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useHideOnScroll } from '../../hooks/use-hide-on-scroll.js';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { MenuIcon, SearchIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { IconControl, IconControlLink } from '../icon-button/icon-control.js';
import { Anchor } from '../link/link-provider.js';
import {
  actions as actionsStyle,
  bar,
  header,
  hidden,
  logo as logoStyle,
  menu as menuStyle,
  onlyBelowDesktop,
  search as searchStyle,
} from './header.styles.js';
import { headerWords } from './header.words.js';

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** URL of the home page, to which the logo links. */
  homeHref: string;
  /** The shop's name, set in the display typeface, or a picture with a text alternative. */
  logo: ReactNode;
  /** The menu, shown from the desktop breakpoint up. Below it a button opens the mobile menu. */
  menu: ReactNode;
  /** The search box, shown from the desktop breakpoint up. Below that, a link to the search page is shown. */
  search: ReactNode;
  /** URL of the search page, to which the link leads unless `onSearchOpen` opens the search in place. */
  searchHref: string;
  /**
   * Called when the search link is pressed. To open the search in place, call `event.preventDefault()`. Default: none.
   */
  onSearchOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The search is open in place. Default: false. */
  searchOpen?: boolean;
  /** Links for the shopper, such as the account and the cart. Default: none. */
  actions?: ReactNode;
  /** URL of the menu button before hydration, and without `onMenuOpen`: the same links further down the page. */
  menuFallbackHref: string;
  /** Called when the menu button is pressed; the caller opens the mobile menu. Default: the button is a link. */
  onMenuOpen?: () => void;
  /** The mobile menu is open. Default: false. */
  menuOpen?: boolean;
}

export function Header(passed: HeaderProps) {
  const props = useDefaultProps('Header', passed);
  const {
    homeHref,
    logo,
    menu,
    search,
    searchHref,
    onSearchOpen,
    searchOpen = false,
    actions,
    menuFallbackHref,
    onMenuOpen,
    menuOpen = false,
    ...rest
  } = props;
  const words = useWords('header', headerWords);
  const away = useHideOnScroll();
  const hydrated = useHydrated();
  const inPlace = hydrated && onSearchOpen;
  return (
    <header css={[header, away && hidden]} data-sticky-header="" {...rest}>
      <div css={bar}>
        <Anchor href={homeHref} css={logoStyle}>
          {logo}
        </Anchor>
        <div css={searchStyle}>{search}</div>
        <div css={[actionsStyle, !actions && onlyBelowDesktop]}>
          {actions}
          <IconControlLink
            icon={<SearchIcon />}
            label={words.search}
            href={searchHref}
            css={onlyBelowDesktop}
            {...(inPlace
              ? { onClick: onSearchOpen, 'aria-haspopup': 'dialog' as const, 'aria-expanded': searchOpen }
              : {})}
          />
          {hydrated && onMenuOpen ? (
            <IconControl
              icon={<MenuIcon />}
              label={words.openMenu}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={onMenuOpen}
              css={onlyBelowDesktop}
            />
          ) : (
            <IconControlLink icon={<MenuIcon />} label={words.menu} href={menuFallbackHref} css={onlyBelowDesktop} />
          )}
        </div>
      </div>
      <div css={menuStyle}>{menu}</div>
    </header>
  );
}
