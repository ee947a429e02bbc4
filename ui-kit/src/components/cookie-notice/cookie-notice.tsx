import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useMessages } from '../../locale/locale-provider.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/index.js';

const notice = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: tokens.layer.header,
  display: 'grid',
  gap: tokens.space[4],
  maxHeight: '50dvh',
  padding: `${tokens.space[4]} ${tokens.space[4]} 0`,
  overflowY: 'auto',
  borderTop: `1px solid ${tokens.color.hairline}`,
  background: tokens.color.raised,
  color: tokens.color.ink,
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
  [media.tablet]: {
    insetInlineStart: tokens.space[6],
    insetInlineEnd: 'auto',
    insetBlockEnd: tokens.space[6],
    width: 400,
    padding: `${tokens.space[5]} ${tokens.space[5]} 0`,
    border: `1px solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.control,
  },
});

/** The answers stay in sight while the words scroll. */
const actions = css({
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  marginBlockStart: `calc(-1 * ${tokens.space[3]})`,
  paddingBlockStart: tokens.space[3],
  paddingBlockEnd: `max(${tokens.space[4]}, env(safe-area-inset-bottom))`,
  background: tokens.color.raised,
  '& > button': { flex: '1 1 auto' },
  [media.tablet]: { paddingBlockEnd: tokens.space[5] },
});

export interface CookieNoticeProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** What is kept and why, with a link to the whole of it. */
  children: ReactNode;
  onAccept: () => void;
  /** Only what the shop cannot do without. Left out where there is nothing else. */
  onDecline?: () => void;
}

/** Says what is kept and asks once. It covers a corner, never the page: one may go on shopping. */
export function CookieNotice({ children, onAccept, onDecline, ...props }: CookieNoticeProps) {
  const messages = useMessages();
  return (
    <section css={notice} aria-label={messages.cookies} {...props}>
      <div>{children}</div>
      <div css={actions}>
        {/* Both are equally easy: neither is coaxed. */}
        {onDecline && (
          <Button variant="secondary" onClick={onDecline}>
            {messages.onlyNecessary}
          </Button>
        )}
        <Button variant={onDecline ? 'secondary' : 'primary'} onClick={onAccept}>
          {messages.acceptAll}
        </Button>
      </div>
    </section>
  );
}
