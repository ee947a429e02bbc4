import { css } from '@emotion/react';
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  marginBottom: tokens.space[2],
  fontSize: tokens.text.small.size,
});

const bar = (colour: string) => {
  const value = {
    background: colour,
    transition: `inline-size ${tokens.duration.panel} ${tokens.easing.enter}`,
    [media.forcedColors]: { background: 'Highlight' },
  };
  return css({
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: 6,
    border: 0,
    background: tokens.color.hairline,
    // Each engine needs a separate rule, because a rule with an unknown pseudo-element is ignored as a whole.
    [media.forcedColors]: { height: 10, border: '1px solid CanvasText' },
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': value,
    '&::-moz-progress-bar': value,
    '&:indeterminate': {
      background: `linear-gradient(to right, transparent 25%, ${colour} 25% 75%, transparent 75%) ${tokens.color.hairline}`,
      backgroundSize: '40% 100%',
      backgroundRepeat: 'no-repeat',
      animation: 'meet-pass 1400ms linear infinite',
      '&::-moz-progress-bar': { background: 'transparent' },
      [media.reducedMotion]: { animation: 'none', backgroundSize: '100% 100%' },
      [media.forcedColors]: { borderStyle: 'dashed' },
    },
  });
};

const tones = {
  ink: bar(tokens.color.action),
  /** For bonuses and loyalty levels only. */
  bonus: bar(tokens.color.volt),
};

export interface ProgressBarProps extends Omit<ComponentPropsWithRef<'progress'>, 'value' | 'children'> {
  /** Name of the progress, in a few words. */
  label: ReactNode;
  /** Progress from 0 to `max`, or null if it is unknown. */
  value: number | null;
  /** Value of the complete progress. Default: 1. */
  max?: number;
  /** The progress in words, shown beside the label. Default: none. */
  note?: ReactNode;
  /** Meaning of the colour: `bonus` is for bonuses and loyalty levels only. Default: `ink`. */
  tone?: keyof typeof tones;
}

/** Progress towards a goal, such as free delivery, the next level, or the end of an upload. */
export function ProgressBar(passed: ProgressBarProps) {
  const { label, value, max = 1, note, tone = 'ink', className, ...props } = useDefaultProps('ProgressBar', passed);
  const ownId = useId();
  const id = props.id ?? ownId;
  return (
    <div className={className}>
      <div css={head}>
        <label htmlFor={id}>
          <bdi>{label}</bdi>
        </label>
        {note && <span css={{ color: tokens.color['ink-muted'] }}>{note}</span>}
      </div>
      <progress css={tones[tone]} {...props} id={id} value={value ?? undefined} max={max} />
    </div>
  );
}
