import { css } from '@emotion/react';
import type { ComponentPropsWithRef, MouseEventHandler, ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { ButtonLink } from '../button/index.js';
import { gutters } from '../container/container.js';
import { Heading, Text } from '../text/text.js';
import { errorPageWords } from './error-page.words.js';

const page = css(gutters, {
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'flex-start',
  gap: tokens.space[6],
  minHeight: 'min(78dvh, 860px)',
  paddingBlock: `${tokens.space[16]} ${tokens.space[12]}`,
  overflow: 'hidden',
});

const picture = css({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  '& > *': { width: '100%', height: '100%' },
});

const lead = css({ maxWidth: '34ch' });
const wholeId = css({ userSelect: 'all', overflowWrap: 'anywhere' });

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** `not-found` for a missing page (404), `no-signal` for a lost connection. */
  kind: 'not-found' | 'no-signal';
  /** URL of the button: the catalogue for `not-found`, the current page for `no-signal`. */
  href: string;
  /** Decoration behind the text, such as `SignalLines`. Default: none. */
  banner?: ReactNode;
  /**
   * Called when the reload button is pressed; `preventDefault()` keeps the page. Without it the browser follows the
   * link. Default: none.
   */
  onReload?: MouseEventHandler<HTMLAnchorElement>;
  /** Text below the button that is announced when it changes, such as the result of a retry. Default: none. */
  note?: ReactNode;
  /** Id of the failure for the shop's support; one click selects all of it. Default: none. */
  reference?: string | undefined;
}

export function ErrorPage(passed: ErrorPageProps) {
  const { kind, href, banner, onReload, note, reference, ...props } = useDefaultProps('ErrorPage', passed);
  const words = useWords('errorPage', errorPageWords);
  const pages = {
    'not-found': [words.notFoundTitle, words.notFoundText, words.notFoundAction],
    'no-signal': [words.noSignalTitle, words.noSignalText, words.noSignalAction],
  } as const;
  const [title, text, action] = pages[kind];
  return (
    <section css={page} {...props}>
      {banner && <div css={picture}>{banner}</div>}
      <Heading level={1} size="giant">
        {title}
      </Heading>
      <Text size="large" css={lead}>
        {text}
      </Text>
      {kind === 'not-found' ? (
        <ButtonLink size="large" href={href}>
          {action}
        </ButtonLink>
      ) : (
        // A plain link instead of `Anchor`, because it must reload the page, which a router would not.
        <a href={href} onClick={onReload} css={reload}>
          {action}
        </a>
      )}
      {/* Rendered empty at first, because a live region is announced when its text changes. */}
      {onReload && (
        <Text role="status" size="small" tone="muted">
          {note}
        </Text>
      )}
      {reference && (
        <Text size="small" tone="muted">
          {words.reference} <span css={wholeId}>{reference}</span>
        </Text>
      )}
    </section>
  );
}

const reload = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 56,
  paddingInline: tokens.space[8],
  borderRadius: tokens.radius.control,
  background: tokens.color.action,
  color: tokens.color['on-action'],
  fontWeight: tokens.weight.strong,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { background: tokens.color['action-hover'] } },
  [pressed]: { background: tokens.color['action-pressed'] },
});
