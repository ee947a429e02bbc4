import { css } from '@emotion/react';
import { Skeleton, tokens } from '@meet/ui-kit';

const card = css({ display: 'grid', gap: tokens.space[3] });
const lines = css({ display: 'grid', alignContent: 'start', gap: 8, minHeight: 112 });
const lineMore = css({ minHeight: 128 });

/** The placeholder for a card that is still loading, with or without the line for the delivery date. */
export function GoodsCardSkeleton({
  withArrival = false,
  square = false,
}: {
  withArrival?: boolean;
  square?: boolean;
}) {
  return (
    <div css={card} aria-hidden="true">
      <Skeleton ratio={square ? 1 : 4 / 5} />
      <div css={[lines, withArrival && lineMore]}>
        <Skeleton width="40%" height={14} />
        <Skeleton width="90%" height={14} />
        <Skeleton width="55%" height={16} />
      </div>
    </div>
  );
}
