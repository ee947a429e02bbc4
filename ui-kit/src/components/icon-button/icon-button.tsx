import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { focusRing } from '../../theme/focus.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Icon, type IconSource } from '../icon/index.js';
import { Anchor, type AnchorProps } from '../link/link-provider.js';

const iconButton = css(focusRing, {
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
  '&:hover': { background: tokens.color.subtle },
  '&:disabled, &[aria-disabled="true"]': {
    color: tokens.color['ink-faint'],
    cursor: 'not-allowed',
    background: 'transparent',
    [media.forcedColors]: { color: 'GrayText' },
  },
});

const counted = css({ position: 'relative' });

/** The count stands at the icon's upper corner. */
const mark = css({
  position: 'absolute',
  insetBlockStart: 4,
  insetInlineEnd: 2,
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.125rem',
  height: '1.125rem',
  paddingInline: 4,
  borderRadius: tokens.radius.round,
  background: tokens.color.action,
  color: tokens.color['on-action'],
  fontSize: tokens.text.counter.size,
  fontWeight: tokens.text.counter.weight,
  lineHeight: tokens.text.counter.line,
  fontVariantNumeric: 'tabular-nums',
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

interface IconButtonLook {
  /** Name of an icon, or an element, such as one of `@meet/ui-kit/icons`. */
  icon: IconSource;
  /** Accessible name, shown as a tooltip too. */
  label: string;
}

export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'children'> {}

export function IconButton({ icon, label, ...props }: IconButtonProps) {
  return (
    <button type="button" css={iconButton} aria-label={label} title={label} {...props}>
      <Icon name={icon} />
    </button>
  );
}

export type IconLinkProps = IconButtonLook &
  Omit<AnchorProps, 'children'> & {
    /**
     * Number shown at the icon, such as items in the cart. It is hidden from screen readers: name it in `label`.
     * Default: 0, which shows nothing.
     */
    count?: number;
  };

export function IconLink({ icon, label, count = 0, ...props }: IconLinkProps) {
  return (
    <Anchor css={[iconButton, counted]} aria-label={label} title={label} {...props}>
      <Icon name={icon} />
      {count > 0 && (
        <span css={mark} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Anchor>
  );
}
