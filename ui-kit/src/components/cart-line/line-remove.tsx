import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { CloseIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { partProps } from '../../parts/parts.js';
import { IconControl, type IconControlProps } from '../icon-button/icon-control.js';
import { cartLineWords } from './cart-line.words.js';
import { useLine } from './line-context.js';

export interface CartLineRemoveProps extends Omit<IconControlProps, 'icon' | 'label' | 'as' | 'render' | 'onClick'> {
  /** The icon. Default: a cross. */
  icon?: IconControlProps['icon'];
}

/** The button that removes a line. It is shown only if the line has `onRemove` or `removeButton`. */
export function CartLineRemove({ ref, icon = <CloseIcon />, ...props }: CartLineRemoveProps) {
  const { goods, loading, remover, remove, onRemove, removeButton, classNames } = useLine('Remove');
  const words = useWords('cartLine', cartLineWords);
  const mergedRef = useMergedRef(remover, ref);
  if (!onRemove && !removeButton) return null;
  return (
    <IconControl
      icon={icon}
      label={words.removeLine(goods)}
      disabled={loading}
      onClick={remove}
      {...removeButton}
      {...partProps('remove', classNames, props)}
      ref={mergedRef}
    />
  );
}
