import { CategoryMenu, type CategoryMenuItem } from '@meet/ui-kit';
import type { MegaMenuProps } from '@meet/ui-kit/mega-menu';
import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { loadOnline } from '../builds/load-online';
import { askMenuLevels } from './ask-menu-levels';
import { withLevels, type MenuLevels } from './menu-levels';

interface Loaded {
  MegaMenu: ComponentType<MegaMenuProps>;
  levels: MenuLevels;
  /** Slug of the entry under the pointer; undefined if the focus asked for the panels, or the pointer has left. */
  pointed: string | undefined;
}

export interface ShopMenuProps {
  items: readonly CategoryMenuItem[];
  activeSlug: string | undefined;
}

/**
 * The catalogue menu in the header. It is a row of links until the pointer or focus comes near; then the panels and
 * their code are loaded, and a menu with panels replaces the row without moving anything.
 */
export function ShopMenu({ items, activeSlug }: ShopMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef(false);
  const focused = useRef<string | null>(null);
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const want = async () => {
    if (wanted.current) return;
    wanted.current = true;
    const [levels, code] = await Promise.all([
      askMenuLevels(),
      loadOnline(() => import('./mega-menu')).catch(() => null),
    ]);
    wanted.current = levels !== null && code !== null;
    if (!levels || !code) return;
    const active = document.activeElement;
    focused.current = root.current?.contains(active) ? (active?.getAttribute('href') ?? null) : null;
    // The pointer rests on a link that is replaced: it enters no element any more that could open a panel.
    const under = root.current?.querySelector('a:hover')?.getAttribute('href');
    setLoaded({ MegaMenu: code.MegaMenu, levels, pointed: items.find(({ href }) => href === under)?.slug });
  };

  // The focused link was replaced by another element, which gets the focus.
  useLayoutEffect(() => {
    if (loaded && focused.current) root.current?.querySelector<HTMLElement>(`a[href="${focused.current}"]`)?.focus();
  }, [loaded]);

  // A pointer that leaves before the menu has seen it would leave the panel open: its first move decides.
  useEffect(() => {
    if (!loaded?.pointed) return;
    const settle = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) setLoaded({ ...loaded, pointed: undefined });
    };
    document.addEventListener('pointermove', settle, { once: true });
    return () => document.removeEventListener('pointermove', settle);
  }, [loaded]);

  return (
    <div ref={root} onPointerEnter={() => void want()} onFocus={() => void want()}>
      {loaded ? (
        <loaded.MegaMenu
          key={loaded.pointed ?? ''}
          entries="links"
          items={withLevels(items, loaded.levels)}
          activeSlug={activeSlug}
          {...(loaded.pointed && { defaultValue: loaded.pointed })}
        />
      ) : (
        <CategoryMenu layout="lines" items={items} activeSlug={activeSlug} />
      )}
    </div>
  );
}
