import { css } from '@emotion/react';
import { Breadcrumbs, countOf, formatCount, Heading, HeadingCount, tokens, type Breadcrumb } from '@meet/ui-kit';
import type { ReactNode } from 'react';
import { goodsForms } from '../offers/goods-forms';

const head = css({ paddingBlock: `${tokens.space[5]} ${tokens.space[6]}` });
const title = css({ marginTop: tokens.space[2], overflowWrap: 'anywhere' });

export interface ListingHeadProps {
  trail: readonly Breadcrumb[];
  title: string;
  total?: number | undefined;
  /** Content below the title, such as a description. */
  children?: ReactNode;
}

/** Titles up to this length have the display size; a longer one would fill the screen. */
const loudest = 32;

/** Words up to this length fit on one line of a phone in the display size. */
const widest = 15;

const isLoud = (title: string) =>
  title.length <= loudest && title.split(/[\s-]/u).every((word) => word.length <= widest);

/** Breadcrumbs, title and number of products. */
export function ListingHead({ trail, title: name, total, children }: ListingHeadProps) {
  return (
    <div css={head}>
      <Breadcrumbs items={trail} />
      <Heading level={1} size={isLoud(name) ? 'display' : 'headline'} css={title}>
        {name}
        {total !== undefined && total > 0 && (
          <HeadingCount aria-label={countOf(total, goodsForms)}>{formatCount(total)}</HeadingCount>
        )}
      </Heading>
      {children}
    </div>
  );
}
