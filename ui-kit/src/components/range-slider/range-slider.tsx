import { css } from '@emotion/react';
import { useRef, type ComponentPropsWithRef } from 'react';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { formatCount } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { head, output, rail, range } from '../slider/slider.styles.js';
import { partOf, Track } from '../slider/track.js';

/** Two range inputs overlap. Only their thumbs react to the pointer, so that a press reaches the right thumb. */
const half = css(range, { pointerEvents: 'none' });

const onTop = css({ zIndex: 1 });

export type Range = readonly [from: number, to: number];

export interface RangeSliderProps extends Omit<
  ComponentPropsWithRef<'fieldset'>,
  'defaultValue' | 'onChange' | 'children'
> {
  /** Label of the slider. */
  label: string;
  /** Accessible names of the two thumbs. */
  thumbLabels: readonly [from: string, to: string];
  /** Names of the two form fields. Default: none. */
  thumbNames?: readonly [from: string, to: string];
  /** Both ends of the chosen range, if the caller controls it. Default: uncontrolled. */
  value?: Range;
  /** The initially chosen range. Default: the whole scale. */
  defaultValue?: Range;
  /** Called while a thumb moves. Default: none. */
  onValueChange?: (value: Range) => void;
  /** Called when a thumb is released, the moment to query the server. Default: none. */
  onValueCommit?: (value: Range) => void;
  /** Lower end of the scale. Default: 0. */
  min?: number;
  /** Upper end of the scale. */
  max: number;
  /** The smallest step of a thumb. Default: 1. */
  step?: number;
  /** Formats a value, for display and for screen readers. Default: a number with grouped digits. */
  format?: (value: number) => string;
}

/** A range chosen with two thumbs, such as prices. The thumbs may meet but not pass each other. */
export function RangeSlider(passed: RangeSliderProps) {
  const props = useDefaultProps('RangeSlider', passed);
  const { label, thumbLabels, thumbNames, value: given, defaultValue, onValueChange, onValueCommit, ...rest } = props;
  const locale = useLocale();
  const inDigits = (amount: number) => formatCount(amount, locale);
  const { min = 0, max, step, format = inDigits, ...group } = rest;
  const first = defaultValue ?? [min, max];
  const [value, change] = useOwnValue(given, first, onValueChange);
  const element = useRef<HTMLFieldSetElement>(null);
  const mergedRef = useMergedRef(element, group.ref);
  useFormReset(element, () => given === undefined && change(first));
  const [from, to] = value;
  const moved: readonly ((next: number) => Range)[] = [
    (next) => [Math.min(next, to), to],
    (next) => [from, Math.max(next, from)],
  ];
  return (
    <fieldset {...group} ref={mergedRef}>
      <legend css={[head, css({ width: '100%', padding: 0 })]}>
        <span>{label}</span>
        <span css={output}>{`${format(from)} – ${format(to)}`}</span>
      </legend>
      <div css={rail}>
        <Track from={partOf(from, min, max)} to={partOf(to, min, max)} tone="ink" />
        {moved.map((move, index) => (
          <input
            key={thumbLabels[index]}
            type="range"
            name={thumbNames?.[index]}
            css={[half, index === 0 && from >= max && onTop]}
            // When both thumbs are at the maximum, the lower one must be on top, because the upper one cannot move
            // down.
            aria-label={thumbLabels[index]}
            aria-valuetext={format(value[index] ?? min)}
            min={min}
            max={max}
            step={step}
            value={value[index]}
            onChange={(event) => change(move(event.target.valueAsNumber))}
            onPointerUp={() => onValueCommit?.(value)}
            onKeyUp={() => onValueCommit?.(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
