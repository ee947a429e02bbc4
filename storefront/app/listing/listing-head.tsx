import { css } from '@emotion/react';
import {
  Breadcrumbs,
  countOf,
  formatCount,
  Heading,
  HeadingCount,
  media,
  Text,
  tokens,
  type Breadcrumb,
} from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { goodsForms } from '../offers/goods-forms';

const head = css({ paddingBlock: `${tokens.space[5]} ${tokens.space[6]}` });
const title = css({ marginTop: tokens.space[2], overflowWrap: 'anywhere' });

/** A compact form above a list, so that the goods begin early: on a desktop in the upper third of the screen. */
const aboveList = css({
  paddingBlock: `${tokens.space[3]} ${tokens.space[2]}`,
  [media.desktop]: {
    display: 'flex',
    flexFlow: 'row-reverse wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.space[6],
    paddingBlock: `${tokens.space[4]} 0`,
    // From right to left: the path, the words beside the title, the title.
    '& > h1': { order: 2, marginTop: 0 },
    // Space for the faded edge of a long path.
    '& > nav': { marginInlineEnd: `calc(-1 * ${tokens.space[6]})` },
  },
});

/** A line of its own beside the two above. It keeps the distance that the head of a list has without it. */
const below = css({ [media.desktop]: { order: 3, flexBasis: '100%' } });

/** On a desktop two lines of small text are as high as the title. */
const words = css({
  marginTop: tokens.space[2],
  maxWidth: '60ch',
  [media.desktop]: { order: 1, flex: 1, alignSelf: 'end', marginBlock: 0, marginInlineEnd: 'auto' },
});

export interface ListingHeadProps {
  trail: readonly Breadcrumb[];
  title: string;
  total?: number | undefined;
  /** Whether the title is as large as a poster, for an entrance such as the blog. Default: false. */
  loud?: boolean;
  /** A sentence about what is listed: beside the title on a desktop, below it on a phone. */
  description?: string | undefined;
  /** Content below the title. */
  children?: ReactNode;
}

/** Breadcrumbs, title and number of products. Beside a list of goods the title is smaller, on one line with the breadcrumbs. */
export function ListingHead({ trail, title: name, total, loud = false, description, children }: ListingHeadProps) {
  return (
    <div css={[head, total !== undefined && aboveList]}>
      <Breadcrumbs items={trail} />
      <Heading level={1} size={loud ? 'display' : 'headline'} css={title}>
        {name}
        {total !== undefined && total > 0 && (
          <HeadingCount aria-label={countOf(total, goodsForms)}>{formatCount(total)}</HeadingCount>
        )}
      </Heading>
      {description && (
        <Text size="small" css={words}>
          {description}
        </Text>
      )}
      {total === undefined ? children : <div css={below}>{children}</div>}
    </div>
  );
}
