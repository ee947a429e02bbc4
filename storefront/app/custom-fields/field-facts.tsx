import { css } from '@emotion/react';
import { Facts, Link } from '@meet/ui-kit';

/** A fact about a product or a collection, as text. */
export interface FieldFact {
  name: string;
  value: string;
  /** URL of the product, brand or other object that the value refers to. Default: none. */
  href?: string;
}

// A text may have several lines.
const lines = css({ whiteSpace: 'pre-line' });

export function FieldFacts({ facts }: { facts: readonly FieldFact[] }) {
  return (
    <Facts
      css={lines}
      facts={facts.map(({ name, value, href }) => ({
        label: name,
        value: href ? <Link href={href}>{value}</Link> : value,
      }))}
    />
  );
}
