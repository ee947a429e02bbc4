import { useId, type ComponentPropsWithRef } from 'react';
import { formatCount } from '../../locale/plural.js';
import { head, output, rail, range, type SliderTone } from './slider.styles.js';
import { partOf, Track } from './track.js';

export interface SliderProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'value' | 'onChange' | 'children'> {
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Lower end of the scale. Default: 0. */
  min?: number;
  max: number;
  step?: number;
  /** Formats the value, for display and for screen readers. Default: a number with grouped digits. */
  format?: (value: number) => string;
  /** `bonus` is for bonuses only. Default: `ink`. */
  tone?: SliderTone;
}

/** A native slider for an amount that need not be exact. */
export function Slider(props: SliderProps) {
  const { label, value, onValueChange, min = 0, max, format = formatCount, tone = 'ink', className, ...input } = props;
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
          id={id}
          type="range"
          css={range}
          min={min}
          max={max}
          value={value}
          aria-valuetext={format(value)}
          onChange={(event) => onValueChange(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
