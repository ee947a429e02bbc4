import { useId, useRef, type ComponentPropsWithRef } from 'react';
import { useFormReset } from '../../hooks/use-form-reset.js';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useOwnValue } from '../../hooks/use-own-value.js';
import { formatCount } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { head, output, rail, range, type SliderTone } from './slider.styles.js';
import { partOf, Track } from './track.js';

export interface SliderProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange' | 'children'
> {
  /** Label of the slider. */
  label: string;
  /** The chosen amount, if the caller controls it. Default: uncontrolled. */
  value?: number;
  /** The initially chosen amount. Default: `min`. */
  defaultValue?: number;
  /** Called with the amount while the thumb moves. Default: none. */
  onValueChange?: (value: number) => void;
  /** Lower end of the scale. Default: 0. */
  min?: number;
  /** Upper end of the scale. Default: 100. */
  max?: number;
  /** The smallest step of the thumb. Default: 1. */
  step?: number;
  /** Formats the value, for display and for screen readers. Default: a number with grouped digits. */
  format?: (value: number) => string;
  /** `bonus` is for bonuses only. Default: `ink`. */
  tone?: SliderTone;
}

/** A native slider for an amount that need not be exact. */
export function Slider(passed: SliderProps) {
  const props = useDefaultProps('Slider', passed);
  const locale = useLocale();
  const inDigits = (amount: number) => formatCount(amount, locale);
  const {
    label,
    min = 0,
    max = 100,
    value: given,
    defaultValue = min,
    onValueChange,
    format = inDigits,
    tone = 'ink',
    className,
    ...input
  } = props;
  const [value, change] = useOwnValue(given, defaultValue, onValueChange);
  const element = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(element, input.ref);
  useFormReset(element, () => given === undefined && change(defaultValue));
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <div className={className}>
      <div css={head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} css={output}>
          {format(value)}
        </output>
      </div>
      <div css={rail}>
        <Track from={0} to={partOf(value, min, max)} tone={tone} />
        <input
          {...input}
          ref={mergedRef}
          id={id}
          type="range"
          css={range}
          min={min}
          max={max}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => change(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
