import { css } from '@emotion/react';
import { Heading, tokens } from '@meet/ui-kit';
import { WaysFurther } from '../../listing/ways-further';
import { queryHref } from '../../search/query-href';

const section = css({ marginTop: tokens.space[8] });
const heading = css({ marginBottom: tokens.space[2] });

/** Links to popular queries, shown before a search or if there are no results. */
export function PopularQueries({ queries }: { queries: readonly string[] }) {
  return (
    <section css={section}>
      <Heading level={2} size="small" css={heading}>
        Часто ищут
      </Heading>
      <WaysFurther label="Часто ищут" ways={queries.map((query) => ({ name: query, href: queryHref(query) }))} />
    </section>
  );
}
