import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { CheckIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { pressedWords } from '../../theme/pressed-words.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Anchor } from '../link/link-provider.js';
import { VisuallyHidden, visuallyHidden } from '../visually-hidden/visually-hidden.js';
import { stepsWords } from './steps.words.js';

const list = css({ display: 'flex', minWidth: 0, margin: 0, padding: 0, listStyle: 'none' });

const item = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[2],
  // Only the label of the current step may shrink.
  minWidth: 'min-content',
  // A line to the next step.
  '&:not(:last-of-type)': { flex: '1 1 auto' },
  '&:not(:last-of-type)::after': {
    content: '""',
    flex: '1 1 16px',
    minWidth: tokens.space[2],
    marginInlineEnd: tokens.space[2],
    borderBlockStart: `1px solid ${tokens.color.control}`,
  },
});

const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space[2],
  minWidth: 0,
  minHeight: tokens.size.target,
  borderRadius: tokens.radius.control,
  color: tokens.color['ink-muted'],
  fontSize: tokens.text.small.size,
  lineHeight: tokens.text.small.line,
  textDecoration: 'none',
  '&[aria-current]': { color: tokens.color.ink, fontWeight: tokens.text.title.weight },
  'a&': { color: tokens.color.ink },
  [media.hover]: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' } },
  ...pressedWords,
});

const figure = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  // With text at twice the size, five numbers still fit on a phone.
  width: 'clamp(1.25rem, 8vw, 1.75rem)',
  aspectRatio: '1',
  border: `1px solid ${tokens.color.control}`,
  borderRadius: tokens.radius.round,
  fontVariantNumeric: 'tabular-nums',
  '[aria-current] > &': {
    borderColor: tokens.color.action,
    background: tokens.color.action,
    color: tokens.color['on-action'],
  },
  '@media (forced-colors: active)': {
    '[aria-current] > &': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});

/** On a phone only the current step's label is visible; screen readers announce all of them. */
const words = css({ overflowWrap: 'anywhere' });
const onlyAboveTablet = css({ [media.belowTablet]: visuallyHidden });

export interface Step {
  /** Label of the step, one or two words. */
  label: string;
  /** URL of a completed step, to which the shopper can return. Default: no link. */
  href?: string;
}

export interface StepsProps extends Omit<ComponentPropsWithRef<'ol'>, 'children'> {
  /** Label of all steps together, such as «Оформление заказа». */
  label: string;
  /** The steps in order, three to five. */
  steps: readonly Step[];
  /** Number of the current step, starting from 1. Earlier steps are completed. */
  current: number;
}

/** The progress of a task in several pages: completed, current and remaining steps. */
export function Steps(passed: StepsProps) {
  const { label, steps, current, ...props } = useDefaultProps('Steps', passed);
  const said = useWords('steps', stepsWords);
  return (
    <ol css={list} aria-label={label} {...props}>
      {steps.map(({ label: name, href }, index) => {
        const number = index + 1;
        const done = number < current;
        const parts = (
          <>
            <VisuallyHidden>
              {said.stepOf(number, steps.length)}
              {done && `, ${said.stepDone}`}:{' '}
            </VisuallyHidden>
            <span css={figure} aria-hidden="true">
              {done ? <CheckIcon size={16} /> : number}
            </span>
            <span css={[words, number !== current && onlyAboveTablet]}>{name}</span>
          </>
        );
        return (
          <li key={name} css={item}>
            {done && href !== undefined ? (
              <Anchor css={step} href={href}>
                {parts}
              </Anchor>
            ) : (
              <span css={step} aria-current={number === current ? 'step' : undefined}>
                {parts}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
