import type { ComponentPropsWithRef } from 'react';
import { ErrorIcon } from '../../icons/index.js';
import { partProps } from '../../parts/parts.js';
import * as styles from './cart-line.styles.js';
import { useLine } from './line-context.js';

export type CartLineErrorProps = Omit<ComponentPropsWithRef<'p'>, 'children'>;

/** The error of the last change, read out at once. It is shown only if the line has one. */
export function CartLineError(props: CartLineErrorProps) {
  const { error, classNames } = useLine('Error');
  if (!error) return null;
  return (
    <p css={[styles.notice, styles.notices.error]} role="alert" {...partProps('error', classNames, props)}>
      <ErrorIcon css={styles.sign} size={16} />
      <span>{error}</span>
    </p>
  );
}
