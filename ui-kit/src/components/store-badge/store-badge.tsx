import { css } from '@emotion/react';
import { DownloadIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { RenderAs } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';
import { tokens } from '../../tokens/generated/tokens.js';
import type { LinkElement, LinkElementProps } from '../link/link-element.js';
import { Anchor } from '../link/link-provider.js';
import { storeBadgeWords } from './store-badge.words.js';

const badge = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[3],
  minHeight: tokens.space[12],
  padding: `${tokens.space[1]} ${tokens.space[4]}`,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  textDecoration: 'none',
  transition: `border-color ${tokens.duration.feedback} linear`,
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink, background: tokens.color.subtle } },
  [pressed]: { borderColor: tokens.color.ink, background: tokens.color.pressed },
});

const lines = css({ display: 'grid', lineHeight: tokens.text.title.line });
const lead = css({ color: tokens.color['ink-muted'], fontSize: tokens.text.caption.size });
const name = css({ fontWeight: tokens.text.title.weight });

export interface StoreBadgeProps extends Omit<LinkElementProps, 'children'> {
  /** The store to which the link leads. */
  store: 'app-store' | 'google-play' | 'rustore';
}

/** A link to the app in a store, as text, because the stores' own badges are protected and have usage rules. */
export function StoreBadge(passed: StoreBadgeProps) {
  const { store, ...props } = useDefaultProps('StoreBadge', passed);
  const words = useWords('storeBadge', storeBadgeWords);
  const Link = (props.render ? RenderAs : Anchor) as LinkElement;
  return (
    <Link css={badge} {...props}>
      <DownloadIcon />
      <span css={lines}>
        <span css={lead}>{words.storeLeads[store]} </span>
        <span css={name}>{words.storeNames[store]}</span>
      </span>
    </Link>
  );
}
