import { css } from '@emotion/react';
import { Skeleton, tokens } from '@meet/ui-kit';

const card = css({ display: 'grid', gap: tokens.space[3] });
const lines = css({ display: 'grid', alignContent: 'start', gap: 8, minHeight: 112 });

/** The placeholder for a card that is still loading. */
export function GoodsCardSkeleton() {
  return (
    <div css={card} aria-hidden="true">
      <Skeleton ratio={4 / 5} />
      <div css={lines}>
        <Skeleton width="40%" height={14} />
        <Skeleton width="90%" height={14} />
        <Skeleton width="55%" height={16} />
      </div>
    </div>
  );
}
