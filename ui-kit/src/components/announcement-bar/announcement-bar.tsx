import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { IconControl } from '../icon-button/icon-control.js';
import { Anchor } from '../link/link-provider.js';
import { announcementBarWords } from './announcement-bar.words.js';

const bar = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: tokens.size.target,
  padding: `${tokens.space[2]} ${tokens.space[12]}`,
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // Forced colours remove the background, so the border must show the edge.
  borderBlockEnd: '1px solid transparent',
});

/** Only `info` is inverted. Red is the colour of prices, so it announces a sale. */
const tones = {
  info: css({
    background: tokens.color.action,
    color: tokens.color['on-action'],
    '&:has(> a:active)': { background: tokens.color['action-pressed'] },
    [media.hover]: { '& > button:hover': { background: tokens.color['action-hover'] } },
    [`& > button${pressed.slice(1)}`]: { background: tokens.color['action-pressed'] },
  }),
  sale: css({ background: tokens.color.subtle, color: tokens.color.price }),
  warning: css({ background: tokens.color.subtle, color: tokens.color.warning }),
};

const link = css({
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  [media.hover]: { '&:hover': { textDecorationThickness: 2 } },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: '2px solid currentColor', outlineOffset: -4 },
});

const close = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: tokens.space[1],
  color: 'inherit',
  '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: -4 },
});

export interface AnnouncementBarProps extends ComponentPropsWithRef<'aside'> {
  /** One short sentence. */
  children: ReactNode;
  /** Subject of the sentence: `info`, a `sale`, or a `warning` about something unusual. Default: `info`. */
  tone?: keyof typeof tones;
  /** URL that the whole bar links to. Default: no link. */
  href?: string;
  /**
   * Called when the close button is pressed; the caller removes the bar and remembers that. Default: no close button.
   */
  onRemove?: () => void;
}

/** One sentence for everybody, above the header of every page. */
export function AnnouncementBar(passed: AnnouncementBarProps) {
  const { children, tone = 'info', href, onRemove, ...props } = useDefaultProps('AnnouncementBar', passed);
  const words = useWords('announcementBar', announcementBarWords);
  return (
    // In the dark theme too, `info` is a dark bar: a light one would be the brightest thing on every page.
    <aside
      css={[bar, tones[tone]]}
      data-theme={tone === 'info' ? 'light' : undefined}
      aria-label={words.announcement}
      {...props}
    >
      {href === undefined ? (
        <div>{children}</div>
      ) : (
        <Anchor css={link} href={href}>
          {children}
        </Anchor>
      )}
      {onRemove && (
        <IconControl css={close} icon={<CloseIcon size={20} />} label={words.hideAnnouncement} onClick={onRemove} />
      )}
    </aside>
  );
}
