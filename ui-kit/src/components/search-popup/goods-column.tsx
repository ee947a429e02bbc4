import type { ReactNode } from 'react';
import { FoundThings } from './found-things.js';
import * as styles from './search-popup.styles.js';
import type { FoundGoods } from './search-popup.types.js';

export interface GoodsColumnProps {
  titleId: string;
  title: string;
  /** Shown after the title, such as a count. */
  figure?: ReactNode;
  goods: readonly FoundGoods[];
  busy?: boolean;
  /** Shown between the title and the products. */
  children?: ReactNode;
  /** Shown below the products. */
  after?: ReactNode;
}

/** A titled column of products. */
export function GoodsColumn({ titleId, title, figure, goods, busy = false, children, after }: GoodsColumnProps) {
  return (
    <section aria-labelledby={titleId} aria-busy={busy || undefined}>
      <h3 id={titleId} css={styles.title}>
        {title}
        {figure}
      </h3>
      {children}
      {goods.length > 0 && (
        <div css={busy && styles.calm}>
          <FoundThings goods={goods} label={title} />
        </div>
      )}
      {after}
    </section>
  );
}
