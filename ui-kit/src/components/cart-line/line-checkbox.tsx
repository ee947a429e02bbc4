import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { Checkbox, type CheckboxProps } from '../checkbox/checkbox.js';
import { visuallyHidden } from '../visually-hidden/visually-hidden.js';
import * as styles from './cart-line.styles.js';
import { cartLineWords } from './cart-line.words.js';
import { useLine } from './line-context.js';

export type CartLineCheckboxProps = Omit<CheckboxProps, 'label' | 'checked' | 'defaultChecked' | 'onChange'>;

/** The box that takes a line into the order. A line that cannot be ordered cannot be checked. */
export function CartLineCheckbox(props: CartLineCheckboxProps) {
  const { goods, gone, checked = false, loading, onCheckedChange, classNames } = useLine('Checkbox');
  const words = useWords('cartLine', cartLineWords);
  return (
    <Checkbox
      css={styles.check}
      label={<span css={visuallyHidden}>{words.chooseLine(goods)}</span>}
      {...(onCheckedChange
        ? { checked: checked && !gone, onChange: (event) => onCheckedChange(event.target.checked) }
        : { defaultChecked: checked && !gone })}
      disabled={gone || loading}
      {...partProps('checkbox', classNames, props)}
    />
  );
}
