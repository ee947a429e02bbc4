import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { useHideOnScroll } from '../../hooks/use-hide-on-scroll.js';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useMessages } from '../../locale/locale-provider.js';
import { IconButton, IconLink } from '../icon-button/icon-button.js';
import { Anchor } from '../link/link-provider.js';
import {
  actions as actionsStyle,
  bar,
  header,
  hidden,
  logo,
  menu as menuStyle,
  onlyBelowDesktop,
  search as searchStyle,
} from './header.styles.js';

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  homeHref: string;
  /** The menu, shown from the desktop breakpoint up. Below it a button opens the mobile menu. */
  menu: ReactNode;
  /** The search box, shown from the desktop breakpoint up. Below it a link leads to the search. */
  search: ReactNode;
  /** Address of the search link, used when `onSearchOpen` does not open the search in place. */
  searchHref: string;
  /** Called when the search link is pressed. To open the search over the page, call `event.preventDefault()` here. */
  onSearchOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The search is open in place. Default: false. */
  searchOpen?: boolean;
  /** The shopper's own links, such as the account and the cart. */
  actions?: ReactNode;
  /** Address of the menu button before hydration: the same links further down the page. */
  menuFallbackHref: string;
  onMenuOpen: () => void;
  /** The mobile menu is open. Default: false. */
  menuOpen?: boolean;
}

export function Header(props: HeaderProps) {
  const {
    homeHref,
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
  const messages = useMessages();
  const away = useHideOnScroll();
  const hydrated = useHydrated();
  const inPlace = hydrated && onSearchOpen;
  return (
    <header css={[header, away && hidden]} {...rest}>
      <div css={bar}>
        <Anchor href={homeHref} css={logo}>
          MEET
        </Anchor>
        <div css={searchStyle}>{search}</div>
        <div css={[actionsStyle, !actions && onlyBelowDesktop]}>
          {actions}
          <IconLink
            icon="search"
            label={messages.search}
            href={searchHref}
            css={onlyBelowDesktop}
            {...(inPlace
              ? { onClick: onSearchOpen, 'aria-haspopup': 'dialog' as const, 'aria-expanded': searchOpen }
              : {})}
          />
          {hydrated ? (
            <IconButton
              icon="menu"
              label={messages.openMenu}
              aria-haspopup="dialog"
              aria-expanded={menuOpen}
              onClick={onMenuOpen}
              css={onlyBelowDesktop}
            />
          ) : (
            <IconLink icon="menu" label={messages.menu} href={menuFallbackHref} css={onlyBelowDesktop} />
          )}
        </div>
      </div>
      <div css={menuStyle}>{menu}</div>
    </header>
  );
}
