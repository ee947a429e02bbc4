import { css } from '@emotion/react';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import type { LinkElement, LinkElementProps } from '../link/link-element.js';
import { Anchor } from '../link/link-provider.js';
import { chipWords } from './chip.words.js';
import { breakWords } from '../../theme/break-words.js';
import { RenderAs } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressed } from '../../theme/pressed.js';

const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[1],
  minHeight: tokens.size.target,
  paddingInline: `${tokens.space[3]} ${tokens.space[2]}`,
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.control,
  color: tokens.color.ink,
  fontSize: tokens.text.small.size,
  textDecoration: 'none',
  maxWidth: '100%',
  ...breakWords,
  '& svg': { flex: 'none' },
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink, background: tokens.color.subtle } },
  [pressed]: { borderColor: tokens.color.ink, background: tokens.color.pressed },
});

export interface RemovableChipProps extends LinkElementProps {
  /** Name of the applied filter. The link leads to the list without it. */
  label: string;
}

export function RemovableChip(passed: RemovableChipProps) {
  const { label, ...props } = useDefaultProps('RemovableChip', passed);
  const words = useWords('chip', chipWords);
  const Link = (props.render ? RenderAs : Anchor) as LinkElement;
  return (
    <Link css={chip} aria-label={words.removeFilter(label)} {...props}>
      {label}
      <CloseIcon size={16} />
    </Link>
  );
}
