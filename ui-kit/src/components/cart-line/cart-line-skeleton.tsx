import { css } from '@emotion/react';
import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Skeleton, type SkeletonProps } from '../skeleton/skeleton.js';
import * as styles from './cart-line.styles.js';

/** As high as the line of text that will replace it. */
const textLine = css({ display: 'flex', alignItems: 'center', height: '1lh' });

const box = css({ gridArea: 'check' });
const button = css({ width: tokens.size.target, height: tokens.size.target });

const TextLine = ({ width }: Required<Pick<SkeletonProps, 'width'>>) => (
  <div css={textLine}>
    <Skeleton width={width} height={16} />
  </div>
);

/** A placeholder for a cart line that is still loading, as high as a line with an old price and a name on two lines. */
export function CartLineSkeleton(passed: Omit<ComponentPropsWithRef<'div'>, 'children'>) {
  const props = useDefaultProps('CartLineSkeleton', passed);
  return (
    <div css={styles.frame} aria-hidden="true" {...props}>
      <div css={styles.line}>
        <Skeleton css={box} width={20} height={20} />
        <Skeleton css={styles.picturePlace} ratio={4 / 5} />
        <div css={[styles.words, styles.wordsPlace]}>
          <TextLine width={96} />
          <TextLine width="90%" />
          <TextLine width="60%" />
          <div css={styles.details}>
            <TextLine width="80%" />
            <TextLine width={72} />
          </div>
        </div>
        <div css={[styles.terms, styles.termsPlace]}>
          <TextLine width={88} />
          <TextLine width={112} />
        </div>
        <span css={[styles.removePlace, button]} />
      </div>
    </div>
  );
}
