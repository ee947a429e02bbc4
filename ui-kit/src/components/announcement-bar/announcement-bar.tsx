import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
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
  background: tokens.color.action,
  color: tokens.color['on-action'],
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // Forced colours take the background away; the edge remains.
  borderBlockEnd: '1px solid transparent',
  '&:has(> a:active)': { background: tokens.color['action-pressed'] },
});

const link = css({
  color: 'inherit',
  textUnderlineOffset: '0.2em',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  [media.hover]: { '&:hover': { textDecorationThickness: 2 } },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: `2px solid ${tokens.color['on-action']}`, outlineOffset: -4 },
});

const close = css({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: tokens.space[1],
  color: 'inherit',
  [media.hover]: { '&:hover': { background: tokens.color['action-hover'] } },
  [pressed]: { background: tokens.color['action-pressed'] },
  '&:focus-visible': { outlineColor: tokens.color['on-action'], outlineOffset: -4 },
});

export interface AnnouncementBarProps extends ComponentPropsWithRef<'aside'> {
  /** One short sentence. */
  children: ReactNode;
  /** Address that the whole bar leads to. Default: no link. */
  href?: string;
  /** Called when the bar is closed; the caller removes it and remembers that. Default: it cannot be closed. */
  onDismiss?: () => void;
}

/** One sentence to everybody, above the header of every page. */
export function AnnouncementBar({ children, href, onDismiss, ...props }: AnnouncementBarProps) {
  const words = useWords('announcementBar', announcementBarWords);
  return (
    <aside css={bar} aria-label={words.announcement} {...props}>
      {href === undefined ? (
        <div>{children}</div>
      ) : (
        <Anchor css={link} href={href}>
          {children}
        </Anchor>
      )}
      {onDismiss && (
        <IconControl css={close} icon={<CloseIcon size={20} />} label={words.hideAnnouncement} onClick={onDismiss} />
      )}
    </aside>
  );
}
