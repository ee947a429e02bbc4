import type { ComponentPropsWithRef, ReactNode } from 'react';
import { formatCount } from '../../locale/plural.js';
import { box, count as countStyle, mark as markStyle, row, text } from './checkbox.styles.js';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  label: ReactNode;
  /** Number of products behind the choice, shown after the label. */
  count?: number;
  /** Shown between the box and the label, such as a colour. */
  mark?: ReactNode;
}

export function Checkbox({ label, count, mark, className, ...props }: CheckboxProps) {
  return (
    <label css={row} className={className}>
      <input type="checkbox" css={box} {...props} />
      {mark && <span css={markStyle}>{mark}</span>}
      <span css={text}>{label}</span>
      {count !== undefined && <span css={countStyle}>{formatCount(count)}</span>}
    </label>
  );
}
