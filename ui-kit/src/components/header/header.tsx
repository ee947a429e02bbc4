import type { ComponentPropsWithRef, ReactNode } from 'react';
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
  /** The wide menu; phones open theirs with the button. */
  menu: ReactNode;
  /** The wide search box; phones go to the search page. */
  search: ReactNode;
  searchHref: string;
  actions?: ReactNode;
  /** Where the menu button leads before JavaScript arrives: the same links further down. */
  menuFallbackHref: string;
  onMenuOpen: () => void;
  menuOpen?: boolean;
}

export function Header(props: HeaderProps) {
  const {
    homeHref,
    menu,
    search,
    searchHref,
    actions,
    menuFallbackHref,
    onMenuOpen,
    menuOpen = false,
    ...rest
  } = props;
  const messages = useMessages();
  const away = useHideOnScroll();
  const hydrated = useHydrated();
  return (
    <header css={[header, away && hidden]} {...rest}>
      <div css={bar}>
        <Anchor href={homeHref} css={logo}>
          MEET
        </Anchor>
        <div css={searchStyle}>{search}</div>
        <div css={[actionsStyle, !actions && onlyBelowDesktop]}>
          {actions}
          <IconLink icon="search" label={messages.search} href={searchHref} css={onlyBelowDesktop} />
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
