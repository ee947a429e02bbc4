import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useWords } from '../../locale/use-words.js';
import { loadingWords } from '../../locale/words/loading.words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';

const wrapper = css({ display: 'inline-grid', verticalAlign: 'middle' });

const ring = css({
  animation: 'meet-turn 900ms linear infinite',
  [media.reducedMotion]: { animation: 'meet-breathe-deeply 1600ms ease-in-out infinite' },
});

const sizes = { small: 16, medium: 24, large: 40 } as const;

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Width and height: 16, 24 or 40 pixels. Default: `medium`. */
  size?: keyof typeof sizes;
  /** The task being waited for, announced by screen readers. Default: «Загружаем». */
  label?: string;
}

/** An indicator of work of unknown duration, in the text colour of its surroundings. */
export function Spinner(passed: SpinnerProps) {
  const { size = 'medium', label, ...props } = useDefaultProps('Spinner', passed);
  const side = sizes[size];
  const { loading } = useWords('loading', loadingWords);
  return (
    <span role="status" css={wrapper} {...props}>
      <svg
        aria-hidden="true"
        css={ring}
        width={side}
        height={side}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={(1.5 * 24) / side}
      >
        <circle cx="12" cy="12" r="9.5" opacity="0.25" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </svg>
      <span css={visuallyHidden}>{label ?? loading}</span>
    </span>
  );
}
