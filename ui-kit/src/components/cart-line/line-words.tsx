import type { ComponentPropsWithRef } from 'react';
import { partProps } from '../../parts/parts.js';
import * as styles from './cart-line.styles.js';
import { useLine } from './line-context.js';
import { CartLineDetails } from './line-details.js';
import { CartLineName } from './line-name.js';

export type CartLineWordsProps = ComponentPropsWithRef<'div'>;

/** What is in the line. Default content: name and details. */
export function CartLineWords({ children, ...props }: CartLineWordsProps) {
  const { classNames } = useLine('Words');
  return (
    <div css={styles.words} {...partProps('words', classNames, props)}>
      {children ?? (
        <>
          <CartLineName />
          <CartLineDetails />
        </>
      )}
    </div>
  );
}
