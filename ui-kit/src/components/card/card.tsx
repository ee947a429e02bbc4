import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { RenderAs } from '../../server-props/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import type { LinkElement, LinkElementProps } from '../link/link-element.js';
import { Anchor } from '../link/link-provider.js';

const card = css({
  display: 'block',
  minWidth: 0,
  padding: tokens.space[4],
  borderRadius: tokens.radius.panel,
  // In print a card that does not fit on the page begins on the next one.
  breakInside: 'avoid',
  [media.tablet]: { padding: tokens.space[6] },
  // Forced colours remove the background, so the card needs a border.
  [media.forcedColors]: { border: '1px solid CanvasText' },
});

/** Printers leave out backgrounds; without one the content would look indented. */
const flatOnPaper = { '@media print': { paddingInline: 0 } };

const variants = {
  /** Has a hairline border. */
  outlined: css({ border: `1px solid ${tokens.color.hairline}` }),
  /** Has the `raised` background. */
  raised: css({ background: tokens.color.raised, ...flatOnPaper }),
  /** Has the `subtle` background. */
  subtle: css({ background: tokens.color.subtle, ...flatOnPaper }),
};

const tones = {
  neutral: undefined,
  /** For bonuses and cashback only. */
  bonus: css({ background: tokens.color.volt, color: tokens.color['on-volt'] }),
};

const veil = `linear-gradient(${tokens.color.hairline}, ${tokens.color.hairline})`;

const link = css({
  border: `1px solid ${tokens.color.hairline}`,
  color: 'inherit',
  textDecoration: 'none',
  transition: `border-color ${tokens.duration.feedback} linear`,
  [media.hover]: { '&:hover': { borderColor: tokens.color.ink } },
  // The veil lies between the background, whatever its colour, and the text.
  '&:active': { borderColor: tokens.color.ink, backgroundImage: veil },
});

interface CardLook {
  /** Look of the surface: a hairline border, or one of two backgrounds. Default: `outlined`. */
  variant?: keyof typeof variants;
  /** Meaning of the colour: `bonus` is for bonuses and cashback only, and overrides `variant`. Default: `neutral`. */
  tone?: keyof typeof tones;
}

export interface CardProps extends CardLook, ComponentPropsWithRef<'div'> {
  /** Element of the card. Default: `div`. */
  as?: 'div' | 'section' | 'article' | 'li';
}

/** A plain surface that groups related content. */
export function Card(passed: CardProps) {
  const { as = 'div', variant = 'outlined', tone = 'neutral', ...props } = useDefaultProps('Card', passed);
  // All of these elements take the same attributes; only the type of the ref differs.
  const Element = as as 'div';
  return <Element css={[card, tones[tone] ?? variants[variant]]} {...props} />;
}

export type CardLinkProps = CardLook & LinkElementProps;

/** A card that is one link. It must hold no other links or buttons. */
export function CardLink(passed: CardLinkProps) {
  const { variant = 'outlined', tone = 'neutral', ...props } = useDefaultProps('CardLink', passed);
  const Link = (props.render ? RenderAs : Anchor) as LinkElement;
  return <Link css={[card, tones[tone] ?? variants[variant], link]} {...props} />;
}
