import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { tokens } from '../../tokens/generated/tokens.js';
import { tabularFigures, textSizes } from '../text/text.styles.js';

const layouts = {
  /** Names in one column, values in the other, a hairline below each. */
  table: css(textSizes.small, {
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '42% 1fr',
      columnGap: tokens.space[4],
      paddingBlock: tokens.space[3],
      borderBottom: `1px solid ${tokens.color.hairline}`,
    },
  }),
  /** Sums at the far end of their line, hairlines around all of them. */
  sums: css(tabularFigures, {
    display: 'grid',
    gap: tokens.space[2],
    paddingBlock: tokens.space[3],
    borderBlock: `1px solid ${tokens.color.hairline}`,
    fontSize: tokens.text.small.size,
    '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space[4] },
  }),
};

const names = css({ color: tokens.color['ink-muted'] });
const reducedPrice = css({ color: tokens.color.price });

export interface Fact {
  name: string;
  value: ReactNode;
  /** Red: what is saved on the price. */
  reduced?: boolean;
}

export interface FactsProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  facts: readonly Fact[];
  layout?: keyof typeof layouts;
}

/** What is known of a thing, name by name. */
export function Facts({ facts, layout = 'table', ...props }: FactsProps) {
  return (
    <dl css={layouts[layout]} {...props}>
      {facts.map(({ name, value, reduced }) => (
        <div key={name}>
          <dt css={names}>{name}</dt>
          <dd css={reduced && reducedPrice}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
