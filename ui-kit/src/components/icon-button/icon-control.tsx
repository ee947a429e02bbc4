import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import type { RenderAs } from '../../server-props/index.js';
import type { LinkElement, LinkElementProps } from '../link/link-element.js';
import { Anchor } from '../link/link-provider.js';

const iconButton = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: tokens.size.target,
  height: tokens.size.target,
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: tokens.color.ink,
  cursor: 'pointer',
  transition: `background-color ${tokens.duration.feedback} linear`,
  [media.hover]: { '&:hover': { background: tokens.color.subtle } },
  [pressed]: { background: tokens.color.pressed },
  '&:disabled, &[aria-disabled="true"]': {
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    background: 'transparent',
    [media.forcedColors]: { color: 'GrayText' },
  },
});

const counted = css({ position: 'relative' });

/** The count is at the icon's upper corner. */
const mark = css({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 2,
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.125rem',
  height: '1.125rem',
  paddingInline: tokens.space[1],
  borderRadius: tokens.radius.round,
  background: tokens.color.action,
  color: tokens.color['on-action'],
  fontSize: tokens.text.counter.size,
  fontWeight: tokens.text.counter.weight,
  lineHeight: tokens.text.counter.line,
  fontVariantNumeric: 'tabular-nums',
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

interface IconControlLook {
  icon: ReactElement;
  label: string;
}

export type IconControlProps = IconControlLook &
  Omit<ComponentPropsWithRef<'button'>, 'children'> & {
    /** The component that replaces the button, and the element that it renders. */
    as?: typeof RenderAs | undefined;
    render?: ReactElement | undefined;
  };

/**
 * A button with an icon element. The kit's own components use it, because `IconButton` would import every named icon.
 */
export function IconControl({ icon, label, as, ...props }: IconControlProps) {
  const Element = (as ?? 'button') as 'button';
  return (
    // The replacing component may not render a button.
    <Element type={as ? undefined : 'button'} css={iconButton} aria-label={label} title={label} {...props}>
      {icon}
    </Element>
  );
}

export type IconControlLinkProps = IconControlLook &
  Omit<LinkElementProps, 'children'> & { as?: typeof RenderAs | undefined; count?: number };

export function IconControlLink({ icon, label, as, count = 0, ...props }: IconControlLinkProps) {
  const Link = (as ?? Anchor) as LinkElement;
  return (
    <Link css={[iconButton, counted]} aria-label={label} title={label} {...props}>
      {icon}
      {count > 0 && (
        <span css={mark} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
