import { css } from '@emotion/react';
import { ButtonLink, MobileMenu as Menu, SiteMenu, ThemeToggle, tokens, type CategoryMenuItem } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBackCloses } from '../browser/use-back-closes';
import { useSession } from '../session/session-context';
import { askMenuLevels } from './ask-menu-levels';
import { brandsEntry, withBrandsTitled, withLevels, type MenuLevels } from './menu-levels';
import { siteLinks } from './site-links';

const foot = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[4] });

export interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly CategoryMenuItem[];
  activeSlug: string | undefined;
}

/**
 * The menu on a phone: the catalogue with its levels and brands, the pages about the shop, and the link to the account.
 * A default export, because `React.lazy` needs one.
 */
export default observer(function MobileMenu({ items, ...menu }: MobileMenuProps) {
  useBackCloses(menu.open, menu.onOpenChange);
  const { signedIn } = useSession();
  const { pathname } = useLocation();
  const [levels, setLevels] = useState<MenuLevels | null>(null);

  useEffect(() => {
    if (menu.open && !levels) void askMenuLevels().then(setLevels);
  }, [menu.open, levels]);

  return (
    <Menu
      {...menu}
      items={[...withLevels(items, levels).map(withBrandsTitled), brandsEntry(levels)]}
      footer={
        <div css={foot}>
          <ButtonLink href={signedIn ? '/account' : '/auth'}>{signedIn ? 'Личный кабинет' : 'Войти'}</ButtonLink>
          <ThemeToggle />
        </div>
      }
    >
      <SiteMenu layout="column" links={siteLinks} currentHref={pathname} />
    </Menu>
  );
});
