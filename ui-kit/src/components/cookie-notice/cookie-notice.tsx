import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Button } from '../button/index.js';
import { cookieNoticeWords } from './cookie-notice.words.js';

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
    // Centred, because a page's first buttons are at the start, and summaries and toasts at the end.
    marginInline: 'auto',
    insetBlockEnd: tokens.space[6],
    width: 400,
    padding: `${tokens.space[5]} ${tokens.space[5]} 0`,
    border: `1px solid ${tokens.color.hairline}`,
    borderRadius: tokens.radius.panel,
  },
});

/** The buttons stay in view while the text scrolls. */
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
  /** The text: what is stored and why, with a link to the details. */
  children: ReactNode;
  /** Called when all cookies are accepted. */
  onAccept: () => void;
  /**
   * Called when only necessary cookies are accepted. Omit it if the shop uses no others: the button is not shown.
   * Default: none.
   */
  onDecline?: () => void;
}

/** Asks for consent to cookies. It covers little of the page, so that the shopper can continue. */
export function CookieNotice(passed: CookieNoticeProps) {
  const { children, onAccept, onDecline, ...props } = useDefaultProps('CookieNotice', passed);
  const words = useWords('cookieNotice', cookieNoticeWords);
  return (
    <section css={notice} aria-label={words.cookies} {...props}>
      <div>{children}</div>
      <div css={actions}>
        {/* Both buttons look alike, so that neither answer is favoured. */}
        {onDecline && (
          <Button variant="secondary" onClick={onDecline}>
            {words.onlyNecessary}
          </Button>
        )}
        <Button variant={onDecline ? 'secondary' : 'primary'} onClick={onAccept}>
          {words.acceptAll}
        </Button>
      </div>
    </section>
  );
}
