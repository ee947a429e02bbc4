import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Skeleton } from '../skeleton/skeleton.js';
import * as styles from './cart-line.styles.js';

/** A placeholder for a cart line that is still loading. */
export function CartLineSkeleton(passed: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  const props = useDefaultProps('CartLineSkeleton', passed);
  return (
    <div css={styles.frame} aria-hidden="true" {...props}>
      <div css={styles.line}>
        <Skeleton css={styles.checkPlace} width={20} height={20} />
        <Skeleton css={styles.pictureCell} ratio={4 / 5} />
        <div css={styles.words}>
          <Skeleton width={96} height={16} />
          <Skeleton width="80%" height={16} css={{ marginTop: tokens.space['1-half'] }} />
          <Skeleton width={72} height={16} css={styles.details} />
        </div>
        <div css={styles.terms}>
          <Skeleton width={88} height={20} />
        </div>
        <span css={[styles.remove, styles.removePlace]} />
      </div>
    </div>
  );
}
