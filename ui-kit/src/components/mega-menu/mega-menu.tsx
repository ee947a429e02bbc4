import { connect, machine } from '@zag-js/navigation-menu';
import { normalizeProps, useMachine } from '@zag-js/react';
import {
  useId,
  useRef,
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type PointerEvent,
} from 'react';
import { useDirection } from '../../hooks/use-direction.js';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { ChevronDownIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Anchor } from '../link/link-provider.js';
import { MegaMenuPanel, type MegaMenuItem } from './mega-menu-panel.js';
import * as styles from './mega-menu.styles.js';
import { megaMenuWords } from './mega-menu.words.js';

export type { MegaMenuGroup, MegaMenuItem, MegaMenuLink, MegaMenuTile } from './mega-menu-panel.js';

export interface MegaMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** The categories, in order. */
  items: readonly MegaMenuItem[];
  /** Slug of the current category. Default: none. */
  activeSlug?: string | undefined;
  /** Slug of the category shown in the price colour. Default: `meet-price`. */
  accentSlug?: string;
  /**
   * Kind of an entry with a panel. `buttons` open the panel on click. `links` lead to the category, and the panel opens
   * when the pointer rests on a link, or by `↓`. Default: `buttons`.
   */
  entries?: 'buttons' | 'links';
  /** Slug of the open category, or an empty string, if the caller controls it. Default: uncontrolled. */
  value?: string;
  /** Slug of the category that is open at first. Default: none. */
  defaultValue?: string;
  /** Called with the slug of the category that opens, or with an empty string. Default: none. */
  onValueChange?: (slug: string) => void;
}

/**
 * Maximum milliseconds between the pointer opening a panel and a click on its entry that still counts as opening, so
 * that the click does not close the panel.
 */
const intent = 500;

/** Whether the pointer really left the box, and the box is not just covered by something else. */
const isOutside = ({ clientX, clientY, currentTarget }: PointerEvent) => {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX >= right || clientY < top || clientY >= bottom;
};

const hasPanel = ({ groups = [], brands = [], tile }: MegaMenuItem) => groups.length + brands.length > 0 || !!tile;

/** Removes the attributes of a trigger that only a button has, so that a link can have the rest. */
const withoutButton = ({ type: _type, disabled: _disabled, ...trigger }: ComponentPropsWithoutRef<'button'>) =>
  trigger as ComponentPropsWithoutRef<'a'>;

/** The catalogue menu on desktops: top-level categories, each with a panel of links, brands and a picture. */
export function MegaMenu(passed: MegaMenuProps) {
  const props = useDefaultProps('MegaMenu', passed);
  const {
    items,
    activeSlug,
    accentSlug = 'meet-price',
    entries = 'buttons',
    value,
    defaultValue,
    onValueChange,
    ref,
    ...more
  } = props;
  const words = useWords('megaMenu', megaMenuWords);
  const { 'aria-label': label = words.catalogue, ...nav } = more;
  const hydrated = useHydrated();
  const root = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(root, ref);
  const changedAt = useRef(0);
  const followed = useRef<string | null>(null);
  const service = useMachine(machine, {
    id: useId(),
    dir: useDirection(root),
    value,
    ...(defaultValue !== undefined && { defaultValue }),
    onValueChange: (details) => {
      changedAt.current = performance.now();
      onValueChange?.(details.value);
    },
  });
  const api = connect(service, normalizeProps);
  if (items.length === 0) return null;

  const enter = (event: KeyboardEvent, slug: string) => {
    if (event.key !== 'ArrowDown' || api.value === slug) return;
    api.setValue(slug);
    service.send({ type: 'CONTENT.FOCUS', side: 'start', value: slug });
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent, slug: string) => {
    // A click outside has no related target; the panel then closes itself.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && api.value === slug) api.setValue('');
  };

  return (
    // Replaces Zag's English name of the landmark.
    <nav {...nav} {...api.getRootProps()} aria-label={label} css={styles.root} ref={mergedRef}>
      <ul {...api.getListProps()} style={undefined} css={styles.list}>
        {items.map((item) => {
          const { slug, label, href } = item;
          const look = [styles.entry, slug === accentSlug && styles.accent, slug === activeSlug && styles.active];
          const current = slug === activeSlug;
          if (!hasPanel(item)) {
            return (
              <li key={slug} {...api.getItemProps({ value: slug })}>
                <Anchor css={look} href={href} {...api.getLinkProps({ value: slug, current })}>
                  {label}
                </Anchor>
              </li>
            );
          }
          const { onClick, onKeyDown, ...trigger } = api.getTriggerProps({ value: slug });
          const onKey = (event: KeyboardEvent<HTMLElement>) => {
            enter(event, slug);
            (onKeyDown as KeyboardEventHandler<HTMLElement> | undefined)?.(event);
          };
          const link = withoutButton(trigger);
          const content = (
            <>
              {label}
              <ChevronDownIcon size={16} />
            </>
          );
          return (
            <li key={slug} {...api.getItemProps({ value: slug })} onBlur={(event) => leave(event, slug)}>
              {entries === 'links' ? (
                <Anchor
                  css={look}
                  href={href}
                  {...link}
                  aria-current={current ? 'page' : undefined}
                  onClick={(event) => {
                    followed.current = slug;
                    api.getLinkProps({ value: slug }).onClick?.(event);
                  }}
                  onPointerEnter={(event) => {
                    // A view transition covers the entry for a moment, so the pointer enters it again without moving.
                    if (followed.current !== slug) link.onPointerEnter?.(event);
                  }}
                  onPointerLeave={(event) => {
                    if (isOutside(event)) followed.current = null;
                    link.onPointerLeave?.(event);
                  }}
                  onKeyDown={onKey}
                >
                  {label}
                </Anchor>
              ) : hydrated ? (
                <button
                  css={look}
                  {...trigger}
                  aria-current={current || undefined}
                  onClick={(event) => {
                    const justOpened = api.value === slug && performance.now() - changedAt.current < intent;
                    if (!justOpened) onClick?.(event);
                  }}
                  onKeyDown={onKey}
                >
                  {content}
                </button>
              ) : (
                <Anchor css={look} href={href} aria-current={current ? 'page' : undefined}>
                  {content}
                </Anchor>
              )}
              <div role="group" css={styles.panel} {...api.getContentProps({ value: slug })}>
                <MegaMenuPanel
                  item={item}
                  linkProps={(to) => api.getLinkProps({ value: slug, current: to.current ?? false })}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
