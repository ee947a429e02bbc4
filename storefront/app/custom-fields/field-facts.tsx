import { css } from '@emotion/react';
import { Facts, Link } from '@meet/ui-kit';

/** What is known of goods or of a collection, as words. */
export interface FieldFact {
  name: string;
  value: string;
  /** Where the value leads: it names something of the shop. Default: nowhere. */
  href?: string;
}

// A text may have several lines.
const lines = css({ whiteSpace: 'pre-line' });

export function FieldFacts({ facts }: { facts: readonly FieldFact[] }) {
  return (
    <Facts
      css={lines}
      facts={facts.map(({ name, value, href }) => ({ name, value: href ? <Link href={href}>{value}</Link> : value }))}
    />
  );
}
